import { happen } from '@/engine/declare/scene'
import { rollOne } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { mark, type Scene, tell, written } from '../../effects/scene'
import { endBuilds, endStudy as end } from '../../effects/turn'
import { has, isCastle, isOnMap, isWizard, mapOf, printed } from '../../queries/blocks'
import { buildsOpen, buildsRefusal } from '../../queries/builds'
import { refuse, type Refused } from '../../refuse'
import { figuresOf } from '../../state/settings'
import type { Block, Build, State } from '../../state/state'
import { FIGURES } from '../../tables/figures'
import type { Side } from '../../tables/seats'
import { BLOCK, BUILDS } from '../kit/args'
import { command } from '../kit/kit'

/** Why a block does not study at a henge (WZ-5, WZ-6). */
function studyRefusal(table: State, wizard: Block): Refused {
  if (!isWizard(wizard) || !mapOf(table).henges.has(wizard.at as HexId))
    return refuse('WZ-6', 'Wizards study in henge hexes.')
  if (has(wizard, 'moved') || has(wizard, 'cast') || has(wizard, 'fought'))
    return refuse('WZ-6', 'A wizard that has moved, cast or fought in this turn does not study.')
  if (wizard.strength >= printed(wizard).steps) return refuse('WZ-6', 'That wizard is at full strength.')
  return has(wizard, 'learned') || table.recruits.includes(wizard.id)
    ? refuse('WZ-5', 'A wizard learns once a turn.')
    : undefined
}

/** A wizard studies at a henge (WZ-6). */
export const study = command({
  clause: 'WZ-6',
  stage: 'study',
  args: { wizard: BLOCK },
  subject: 'wizard',
  subjects: ({ table, seat }) => table.blocks.filter((block) => block.owner === seat && isWizard(block)),
  refusalOf: ({ table }, { wizard }) => studyRefusal(table, wizard),
  perform: (doing, { wizard: { id, at } }) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      const roll = rollOne(scene.dice, { faces: 6, label: 'Study' })
      const isWiser = roll <= FIGURES.henge
      // Who has studied does not again in this turn, whatever came of it.
      scene.draft.recruits.push(id)
      if (isWiser) {
        written(scene, id).strength += 1
        mark(scene, id, 'learned')
      }
      tell(scene, { type: 'studied', seat, hex: at as HexId, roll, isWiser })
    }),
  say: ({ wizard }) => `Study with ${wizard}`,
  label: () => 'Study at the henge',
  ink: 'blue',
})

/** A castle is taken down; it goes to the pool (CS-6). */
export const disband = command({
  clause: 'CS-6',
  stage: 'study',
  args: { block: BLOCK },
  subject: 'block',
  subjects: ({ table, seat }) => table.blocks.filter((block) => block.owner === seat && isCastle(block)),
  refusalOf: (_at, { block }) =>
    isCastle(block) && isOnMap(block) ? undefined : refuse('CS-6', 'Only castles on the map are disbanded.'),
  perform: (doing, { block: { id, kind, at } }) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      const hex = at as HexId
      Object.assign(written(scene, id), { at: 'pool', strength: 0, did: [], disbanded: scene.draft.turn })
      tell(scene, { type: 'disbanded', seat, hex }, { type: 'disbandedCastle', seat, kind, hex })
    }),
  say: ({ block }) => `Disband ${block}`,
  label: () => 'Disband',
  loss: () => 'the castle and its steps are gone',
  ink: 'yellow',
})

/** A seat has studied and disbanded what it wants (BD-2). */
export const endStudy = command({
  clause: 'BD-2',
  stage: 'study',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) =>
    happen(doing, (scene: Scene) => {
      scene.draft.recruits = []
      end(scene)
    }),
  say: () => 'End study',
  idles: 'end',
})

/** A seat commits what it builds; when both have, it is placed (BD-2, BD-3). */
export const commitBuilds = command({
  clause: 'BD-3',
  stage: 'builds',
  args: { items: BUILDS },
  listed: ({ table, seat }) => someBuilds(table, seat).map((items) => ({ items })),
  refusalOf: ({ table, seat }, { items }) => buildsRefusal(table, seat, items),
  perform: (doing, { items }) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      scene.draft.seats[seat].builds = items.map((item) => ({ ...item }))
      tell(scene, { type: 'buildsCommitted', seat })
      endBuilds(scene)
    }),
  say: ({ items }) => `Build ${items}`,
  idles: 'end',
})

/**
 * Nothing, and each thing that can be built with as many more as may be, beginning with what follows it in the list.
 */
function someBuilds(table: State, seat: Side): readonly (readonly Build[])[] {
  const { builds } = figuresOf(table.settings)
  const open = buildsOpen(table, seat)
  const filled = open.map((item, nth) => {
    const items: Build[] = [item]
    for (const more of [...open.slice(nth), ...open.slice(0, nth)])
      if (items.length < builds && !buildsRefusal(table, seat, [...items, more])) items.push(more)
    return items
  })
  return [[], ...filled]
}
