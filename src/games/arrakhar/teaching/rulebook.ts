import type { Facts } from '@/engine/rulebook/facts-in-texts'
import { rulebookOf } from '@/engine/rulebook/rulebook-read'
import { CLAUSES } from '../clauses'
import { SCENARIOS } from '../tables/scenarios'
import { sceneOf } from './lessons/scene'

/** What the scenarios allow: `${basic wizard points}`, `${long sorcerer minimum}`. */
const FACTS: Facts = Object.fromEntries(
  Object.entries(SCENARIOS).flatMap(([scenario, { allowance }]) =>
    Object.entries(allowance).flatMap(([side, { points, minimum }]) => [
      [`${scenario} ${side} points`, points],
      [`${scenario} ${side} minimum`, minimum],
    ]),
  ),
)

/** Enough for whoever tries a summoning out. */
const POOL = { demon: 4, orc: 4, ghoul: 4 }

/** The rules of Arrakhar's Wand in our own words. */
export const RULEBOOK = rulebookOf({
  gameId: 'arrakhar',
  files: import.meta.glob('./rulebook/*.yaml', { eager: true, import: 'default' }),
  clauses: CLAUSES,
  sceneOf: (scene) => sceneOf({ pool: POOL, ...scene }),
  facts: FACTS,
})
