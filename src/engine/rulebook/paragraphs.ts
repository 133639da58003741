/**
 * The paragraphs of a text as files have it. YAML folds the lines of a block (`>`) and leaves one line break where an
 * empty line stood: what is written apart is a paragraph of its own.
 */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
