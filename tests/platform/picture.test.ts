import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { createPictures } from "~/platform/pictures.server";
import { privatePicture } from "~/platform/served-files.server";

const KEY = "3f0c8f5e-0000-4000-8000-000000000001";
const ETAG = '"abc"';

function bucketOf(asked: string[]) {
  const name = `messages/${KEY}/640.webp`;
  const object = (opened: boolean) => ({
    httpEtag: ETAG,
    size: 3,
    ...(opened && { body: new Blob(["abc"]).stream() }),
  });
  const answer = (call: "head" | "get") => async (asking: string) => {
    asked.push(call);
    return asking === name ? object(call === "get") : null;
  };
  return { head: answer("head"), get: answer("get") } as unknown as R2Bucket;
}

async function ask(headers: Record<string, string>, key = KEY) {
  const asked: string[] = [];
  const pictures = createPictures(bucketOf(asked), {} as ImagesBinding);
  const request = new Request("http://localhost/", { headers });
  const answer = await privatePicture({ pictures } as AppLoadContext, request, key, 640);
  return { status: answer.status, etag: answer.headers.get("ETag"), text: await answer.text(), asked };
}

it("a private picture is read once for a browser that has none", async () => {
  expect(await ask({})).toEqual({ status: 200, etag: ETAG, text: "abc", asked: ["get"] });
});

it("a picture that the browser has is not read, also with a weak tag from a proxy", async () => {
  for (const tag of [ETAG, `W/${ETAG}`, `"other", ${ETAG}`])
    expect(await ask({ "If-None-Match": tag })).toEqual({
      status: 304,
      etag: ETAG,
      text: "",
      asked: ["head"],
    });
});

it("a picture is sent whole to a browser that has another one", async () => {
  const { status, text } = await ask({ "If-None-Match": '"older"' });
  expect([status, text]).toEqual([200, "abc"]);
});

it("a missing picture is reported, even if the browser has a copy", async () => {
  for (const headers of [{}, { "If-None-Match": "*" }])
    expect((await ask(headers as Record<string, string>, "3f0c8f5e-0000-4000-8000-000000000002")).status).toBe(404);
});
