import { otherSide, type Side } from "~/domain/order/order";
import type { Facts, Scene } from "./status-copy";

/**
 * A scene with what is said of a change that waits for its answer. For whoever should answer it is the next step,
 * unless the house or the gateway moves or there is another step for them already; what the main one is stays in the text.
 */
export function withChange(scene: Scene, side: Side, facts: Facts): Scene {
  const { changeBy } = facts.order;
  if (changeBy === null) return scene;
  const words = scene[side];
  const other = facts[otherSide(side)];
  const said =
    changeBy === side
      ? `Usulan perubahan Anda menunggu jawaban ${other}.`
      : `${other} mengusulkan perubahan dan menunggu jawaban Anda.`;
  const told = { ...words, text: `${words.text} ${said}` };
  const elsewhere = scene.turn === "house" || scene.turn === "gateway";
  if (changeBy === side || scene.turn === side || elsewhere) return { ...scene, [side]: told };
  const answer = { ...told, title: `Jawab usulan perubahan ${other}`, brief: "jawab usulan perubahan" };
  return { ...scene, [side]: answer, turn: side, dueAt: null, answers: true };
}
