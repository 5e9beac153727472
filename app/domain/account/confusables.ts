/**
 * Characters that look like Latin letters, one letter a line. Source: Unicode's security data, confusables.txt of version
 * 10, under the Unicode License (https://www.unicode.org/license.txt), without what NFKD already folds and without
 * right-to-left scripts. Small capitals were added.
 */
const TABLE = `
  a ɑΑαАаᎪᗅᴀ⍶⍺ꓮ𐊠𖽀
  ae ÆæӔӕ
  b ƀƂƃƄɓʙΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁
  c ¢ȼΣςСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🝌
  d ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅ₫ꓒꓓ
  dz ʣ
  e ɆɇΕЕеҽҿᎬᴇ℮⋿ⴹꓰꬲ𐊆𑢦𑢮
  f ƑƒϜքᖴᵮẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓
  g ƍǤǥɠɡɢԌցᏀᏳᶃꓖ
  h ĦħɦʜΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏
  i ıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃
  j ɈɉͿϳЈјᎫᒍᴊꓙꞲ
  k ƙΚКҚҞᏦᛕᴋ₭ⱩⲔꓗꝀ𐔘
  l ŁłƖƗƚǀɫɭΙІӀ١۱Ꮮᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪
  ll ǁ‖∥𐆙
  m ɱΜϺМӍᎷᗰᛖᴍᵯ₥Ⲙꓟ𐊰𐌑𑜀𑣣
  n ƝƞɳɴΝηոռᵰⲚꓠ𐆎𐔓
  o ØøƟɵΘΟθοσОоѲѳӨөՕօ٥۵०০੦૦ଠ୦௦ం౦ಂ೦ംഠ൦ං๐໐ဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬Ⲟⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🜔
  oe Œœ
  oo ∞ꚘꚙꝎꝏ
  p ƥΡρРрᏢᑭᴘᵽ⍴Ⲣⲣꓑ𐊕
  q ʠԛգզⵕ
  r ƦɍɼɽʀгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖
  s ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺
  t ŦŧƭƮȾΤТҬᎢᴛᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨
  ts ʦ
  u ɄʋυՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂
  v νѴѵ٧۷Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🜈
  w ɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯
  x ×ΧХхҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬
  y ¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃
  z ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥
`;

/** Latin letters by the character that looks like them. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split("\n")
    .flatMap((line) => {
      const [latin = "", characters = ""] = line.trim().split(" ");
      return [...characters].map((character): [string, string] => [character, latin]);
    }),
);
