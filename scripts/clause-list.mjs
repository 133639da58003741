/**
 * The ids in a game's list of clauses, by the text of its `clauses.ts`: 'AR-8.4', 'AM-A.0.4', 'MV-9', 'RC-2.1'.
 * @param {string} text
 * @returns {readonly string[]}
 */
export const clausesIn = (text) =>
  [...text.matchAll(/^ {2}'([A-Z]+-[A-Z\d.]+)':/gm)].map(([, clause = '']) => clause)
