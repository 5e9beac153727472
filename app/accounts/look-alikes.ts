/**
 * Characters that look like Latin letters, one letter a line. The source is Unicode's security data, confusables.txt of
 * version 10, under the Unicode License (https://www.unicode.org/license.txt), without what NFKD already folds and
 * without right-to-left scripts. Small capitals, letters with strokes, hooks and tails, and a few look-alikes (Λ, Ш, Я)
 * were added.
 */
const TABLE = `
  a ɑΑαАаᎪᗅᴀ⍶⍺ꓮ𐊠𖽀ȺɐᶏⱥⱯꬱΛλΔ∆₳Дд
  ae ÆæӔӕ
  b ƀƂƃƄɓʙΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁ƁɃᵬᶀꞖꞗ
  c ¢ȼΣςСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🝌ƇƈȻɕꜾꜿꞒꞓꞔꟄ𝼝
  d ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅ₫ꓒꓓƊƋȡᵭᶁᶑꝹꝺꟇꟈ
  dz ʣ
  e ɆɇΕЕеҽҿᎬᴇ℮⋿ⴹꓰꬲ𐊆𑢦𑢮ƎƐǝɘɛɜɝᴈᶒᶓᶔⱸⱻꞫꬳꬴЭ
  f ƑƒϜքᖴᵮẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓ᶂꝻꝼ
  g ƍǤǥɠɡɢԌցᏀᏳᶃꓖƓʛᵷᵹꝽꝾꝿꞠꞡꞬꬶ𝼁𝼂₲
  h ĦħɦʜΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏ɥʮʯⱨꞍꞕꞪ
  i ıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃ᴉᶖꞮ𝼚
  j ɈɉͿϳЈјᎫᒍᴊꓙꞲȷɟʄʝ
  k ƙΚКҚҞᏦᛕᴋ₭ⱩⲔꓗꝀ𐔘ƘʞᶄⱪꝁꝂꝃꝄꝅꞢꞣꞰ𝼃𝼐
  l ŁłƖƗƚǀɫɭΙІӀ١۱Ꮮᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪ȴȽɬʟᴌᶅⱠⱡⱢꝈꝉꞀꞁꞎꞭꬷꬸꬹ𝼄𝼑𝼓
  ll ǁ‖∥𐆙
  m ɱΜϺМӍᎷᗰᛖᴍᵯ₥Ⲙꓟ𐊰𐌑𑜀𑣣ƜɰᶆⱮꟺꬺ
  n ƝƞɳɴΝηոռᵰⲚꓠ𐆎𐔓ŉȠȵɲᴎᶇꞐꞑꞤꞥꬻИ
  o ØøƟɵΘΟθοσОоѲѳӨөՕօ٥۵०০੦૦ଠ୦௦ం౦ಂ೦ംഠ൦ං๐໐ဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬Ⲟⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🜔ƆǾǿɔᶗⱺꝌꝍꬿꭃꭄ𝼛
  oe Œœ
  oo ∞ꚘꚙꝎꝏ
  p ƥΡρРрᏢᑭᴘᵽ⍴Ⲣⲣꓑ𐊕ƤᵱᶈⱣꝐꝑꝒꝓꝔꝕ
  q ʠԛգզⵕɋꝖꝗꝘꝙꞯ
  r ƦɍɼɽʀгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖ɌɹɺɻɾɿᴙᴚᵳᶉⱤⱹꝚꝛꞂꞃꞦꞧꭅꭆꭉꭋꭌꭨ𝼈𝼕𝼖Яя
  s ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺ȿᶊẜⱾꞄꞅꞨꞩꟅꟉꟊ𝼞§
  t ŦŧƭƮȾΤТҬᎢᴛᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨ƫƬȶʇʈⱦꞆꞇꞱ𝼉𝼍
  ts ʦ
  u ɄʋυՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂ʉᶙꞸꞹꭏ
  v νѴѵ٧۷Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🜈ƲɅʌⱱⱴꝞꝟ
  w ɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯ʍⱲⱳωШшѠ
  x ×ΧХхҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬ᶍꭖꭗꭘꭙ
  y ¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃ƳʎỾ𝼆
  z ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥ɀʑᶎⱫⱬⱿꟆ
`;

/** Further letters of fancy text generators, in the same form. Thai, Hebrew and CJK signs are used there for their shape. */
const FANCY = `
  a ∀ᗩᗋᐱꍏ卂ค∂ɒꓯลმልኗ
  b ᗸც乃
  c ᑕᑢ匚ርʗ
  d ᗫᕲԀ
  e єᗴᕮᘿ乇ﻉءꍟع
  f ᖵ千
  g ᘜᘐɢꁅᎶƃ⅁ﻮوցᘏ
  h ᕾ卄ђ
  i ᓰเ丨ι工
  j յノ亅丿יᒎᒏﾌフנןꀭلﻝᒑ
  k ᖽк
  l ᒷㄥ
  m ᘻ爪๓м
  n ᑎᘉπ几ηภи刀пП
  o ᗝᝪ口ㄖ๏σ
  p ᕵ卩ק
  r ᖇᖆᖈཞꋪ尺尸གя
  s Ⴝᔕᔑᓎꌗ丂รᎦᏕꙄꙅƨ
  t ᖶ丅イт
  u ᑘㄩ
  v ᐺש
  w ᗯᙡᘺꅏ山ฬωϖɰผພพщЩѿѾᏇꞶꞷ
  x 乂メ
  y ᖻㄚ
  z ᘔ乙
`;

const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  (FANCY + TABLE)
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [latin = "", characters = ""] = line.trim().split(" ");
      return [...characters].map((character): [string, string] => [character, latin]);
    }),
);

export function toLatin(text: string): string {
  return [...text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "")].map(latinOf).join("");
}

// These are dark squared and circled letters and the letters of flags, which NFKD does not change.
const LETTER_BLOCKS = [0x1f150, 0x1f170, 0x1f1e6];

function latinOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const block = LETTER_BLOCKS.find((from) => code >= from && code < from + 26);
  if (block !== undefined) return String.fromCharCode(97 + code - block);
  return CONFUSABLES.get(character) ?? CONFUSABLES.get(character.toLowerCase()) ?? character;
}
