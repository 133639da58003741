import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

/** Turns of phrase that nobody reads at once, with what is said in their place. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/the secrets too/, 'rules enforced, secrets kept'],
  [/The table passes to/, 'Pass the device to'],
  [/\bI am the\b/, 'I’m'],
  [/Something on the table is secret/, 'whose secrets are about to show'],
  [/bot\b.{0,40}\bis at play/, 'is playing'],
  [/Since your turn:/, 'events since your turn'],
  [/\b1 earlier lines/, '1 earlier line'],
  [/has the mouse\./, 'to play'],
  [/this is not the moment/, 'Preview only'],
  [/Name all (fireballs|castings|attacks)/, 'Choose every target first'],
  [/'Designate'|\bDesignate (attack|haste|both|all castings|\$|\d)/, 'Aim, Declare'],
  [/finds nobody and/, 'wasted: target already destroyed'],
  [/this one wasted/, 'chance this one isn’t needed'],
  [/Of several castings/, 'Only the best haste applies'],
  [/comes? forth/, 'appears'],
  [/each unit then in the hex/, 'per unit in the hex'],
  [/than they owe/, 'than average'],
  [/counted out and not drawn/, 'calculated exactly'],
  [/the dice those that were sealed/, 'Were the dice fair?'],
  [/\bOnly 0\b/, 'All are placed'],
  [/if placed for me/, 'Auto-place style'],
  [/As evenly as can be/, 'As evenly as possible'],
  [/Nobody who can be seen/, 'No visible enemy'],
  [/They hold for every game/, 'Applies to all games here'],
  [/\bare heard\b/, 'Sound effects'],
  [/about on it\b/, 'onto and around'],
  [/end by themselves; the log/, 'skipped (logged)'],
  [/`put right /, 'over-stacked'],
  [/\b[Hh]all\b/, 'Home'],
  [/Take this over/, 'Load position'],
  [/Lay down its corpse/, 'Place corpse'],
  [/What lies open/, 'Public view'],
  [/Secrets hidden/, 'Show secrets'],
  [/Back to the game'/, 'Main line'],
  [/Other dice/, 'Re-roll'],
  [/Whose eyes/, 'Point of view'],
  [/'Look'|'Forget'|Forget my progress/, 'Open, Delete, Reset progress'],
  [/no way out: dies/, 'cannot retreat'],
  [/points? to spend'/, 'terrain points'],
  [/the other side may answer/, 'your opponent may answer'],
  [/in the order of their effects/, 'in order'],
  [/is spared/, 'survives'],
  [/Chance picks \$/, 'Random loss'],
  [/\bthe air of\b/, 'C5 (air), over C5'],
  [/cannot land in time and dies/, 'Warning: cannot land; will die'],
  [/Leave it to chance/, 'Random casualty'],
  [/turns?'\)\} in the air used/, 'turns aloft left'],
  [/that is no vehicle/, 'non-vehicle'],
  [/'Concession'/, 'Concede'],
]

const WRITTEN = /\.(tsx?|yaml|html)$/
/** What the program says to programmers: comments. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$|^\s*#.*$|<!--[\s\S]*?-->/gm

/** What the files of a folder say, comments aside, by their paths. */
function textsIn(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => WRITTEN.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8').replaceAll(COMMENTS, '')] as const)
}

/** Names that a game's rules give, which are no words of the page. */
const NAMES: readonly (readonly [folder: string, names: RegExp])[] = [
  ['games/archmagi/', /Dwarf Hall|dwarf-hall|'Forget'/g],
]

const TEXTS = textsIn('src').map(([path, text]) => {
  const [, names] = NAMES.find(([folder]) => path.startsWith(folder)) ?? []
  return [path, names ? text.replaceAll(names, '') : text] as const
})

test.each(INSTEAD)('nothing says %s; it says “%s”', (phrase) => {
  const found = TEXTS.flatMap(([path, text]) => {
    const said = phrase.exec(text)
    return said ? [`${path}: ${said[0]}`] : []
  })
  expect(found).toEqual([])
})

test('a phrase that is said is found, and one in a comment is not', () => {
  const code = "/* The table passes to */\nconst a = 'I am the West' // has the mouse."
  const said = code.replaceAll(COMMENTS, '')
  expect(INSTEAD.filter(([phrase]) => phrase.test(said)).map(([, instead]) => instead)).toEqual(['I’m'])
})
