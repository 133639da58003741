import { optional } from '@/engine/declare/arg'
import { happen } from '@/engine/declare/scene'
import { present } from '@/engine/kernel/refusal'
import { goOn } from '../../effects/battle/flow'
import { allot, assign, enemiesOf } from '../../effects/battle/losses'
import { castSpell } from '../../effects/battle/magic'
import { retreatTo } from '../../effects/battle/retreat'
import { battleOf, type Scene, seen, tell, told } from '../../effects/scene'
import { aimRefusal, aimsOf, knowingRefusal, placeRefusal, spellsKnown } from '../../queries/battle/casting'
import { hitNumberOf } from '../../queries/battle/hit-numbers'
import { retreatRefusal, retreatsOf } from '../../queries/battle/retreats'
import {
  actionRefusal,
  activeBlocks,
  canAct,
  fatiguedIn,
  leavingRefusal,
  slotOf,
} from '../../queries/battle/slots'
import { strongestOf } from '../../queries/battle/targets-of-hits'
import { blockNamed, isWizard } from '../../queries/blocks'
import { refuse, type Refused } from '../../refuse'
import type { Battle, Block, State } from '../../state/state'
import { aimedSpellText, spellText } from '../../tables/spell-text'
import { BLOCK, HEX, KINDS_TOGETHER, SPELL } from '../kit/args'
import { command } from '../kit/kit'

function battleIn({ battle }: State): Battle {
  return present(battle, 'a battle')
}

/** Blocks that may act in the slot that is open. */
function ableBlocks({ table, seat }: { readonly table: State; readonly seat: Block['owner'] }) {
  const battle = battleIn(table)
  return activeBlocks(table, battle, seat).filter(
    (block) => canAct(battle, block) && (battle.slot === null || slotOf(battle, block) === battle.slot),
  )
}

/** Why a block does not act now, or not like that while it must leave (CB-8, CB-9, CB-14). */
function turnRefusal(table: State, block: Block): Refused {
  const battle = battleIn(table)
  return actionRefusal(battle, block) ?? leavingRefusal(battle, block)
}

/** A block fires: a die of six sides for each step (TM-14), against the strongest (CB-10, CB-13). */
export const fire = command({
  clause: 'CB-10',
  stage: 'slots',
  args: { block: BLOCK },
  subject: 'block',
  subjects: ableBlocks,
  refusalOf: ({ table }, { block }) =>
    turnRefusal(table, block) ??
    (isWizard(block) ? refuse('CB-9', 'Wizards have no fire of their own.') : undefined),
  perform: (doing, { block: { id } }) =>
    happen(doing, (scene: Scene) => {
      const state = seen(scene)
      const block = blockNamed(state, id)
      const { total: hitNumber } = hitNumberOf(state, battleIn(state), block)
      const rolls = scene.dice.roll({ count: block.strength, faces: 6, label: 'Fire' })
      const hits = rolls.filter((die) => die <= hitNumber).length
      battleOf(scene).acted.push(id)
      tell(scene, { type: 'fired', ...told(block), rolls, hitNumber, hits })
      if (hits > 0) allot(scene, hits, enemiesOf(scene, block.owner))
      goOn(scene)
    }),
  say: ({ block }) => `Fire with ${block}`,
  label: () => 'Fire',
  more: ({ block }, { table }) =>
    `${block.strength} ${block.strength === 1 ? 'die' : 'dice'}, hits on ${hitNumberOf(table, battleIn(table), block).total} or less`,
  ink: 'red',
})

/** A wizard or a chaos block casts a spell (WZ-2, CH-3, SP-1). */
export const cast = command({
  clause: 'SP-1',
  stage: 'slots',
  args: { block: BLOCK, spell: SPELL, target: optional(BLOCK), kinds: optional(KINDS_TOGETHER) },
  subject: 'block',
  subjects: ableBlocks,
  choices: ({ table }, block) =>
    spellsKnown(block).flatMap((spell) =>
      aimsOf(table, battleIn(table), block, spell).map((aim) => ({ spell, ...aim })),
    ),
  refusalOf({ table }, { block, spell, target, kinds }) {
    const battle = battleIn(table)
    return (
      turnRefusal(table, block) ??
      knowingRefusal(block, spell) ??
      placeRefusal(table, battle, block, spell) ??
      aimRefusal(table, battle, { caster: block, spell, target, kinds })
    )
  },
  perform: (doing, { block: { id }, spell, target, kinds }) =>
    happen(doing, (scene: Scene) => {
      const state = seen(scene)
      const aim = { target: target && blockNamed(state, target.id), kinds }
      castSpell(scene, { caster: blockNamed(state, id), spell, ...aim })
      goOn(scene)
    }),
  say: ({ block, spell, target }) => `Cast ${spell}${target ? ` at ${target}` : ''} with ${block}`,
  label: ({ spell, target, kinds }) => [spell, target && `at ${target}`, kinds].filter(Boolean).join(' '),
  row({ spell, target, kinds }) {
    const rest = target || kinds
    return rest ? { name: spell, rest } : undefined
  },
  more: ({ spell, target }) => (target ? aimedSpellText(spell) : spellText(spell)),
  ink: 'blue',
})

/** A block leaves the battle: as its action, because it is tired, or because it must (RT-1, WZ-8, CB-14). */
export const retreat = command({
  clause: 'RT-1',
  stage: ['slots', 'fatigue'],
  args: { block: BLOCK, to: HEX },
  subject: 'block',
  target: 'to',
  subjects: (at) =>
    battleIn(at.table).stage === 'fatigue' ? fatiguedIn(at.table, battleIn(at.table)) : ableBlocks(at),
  choices: ({ table }, block) => retreatsOf(table, block).map((to) => ({ to })),
  refusalOf({ table }, { block, to }) {
    const battle = battleIn(table)
    return (
      (battle.stage === 'fatigue' ? tiredRefusal(table, block) : actionRefusal(battle, block)) ??
      retreatRefusal(table, block, to)
    )
  },
  perform: (doing, { block: { id }, to }) =>
    happen(doing, (scene: Scene) => {
      retreatTo(scene, id, to)
      goOn(scene)
    }),
  say: ({ block, to }) => `Retreat with ${block} to ${to}`,
  label: ({ to }) => `Retreat to ${to}`,
  row: ({ to }) => ({ name: 'Retreat to', rest: to }),
  ink: 'yellow',
  meant: (_at, _block, to) => ({ to }),
})

/** Why a block does not leave at the start of a round: only tired wizards do (WZ-8). */
function tiredRefusal(table: State, block: Block): Refused {
  return fatiguedIn(table, battleIn(table)).some(({ id }) => id === block.id)
    ? undefined
    : refuse('WZ-8', 'Fatigued wizards leave before anybody acts.')
}

/** A block does nothing in its slot (CB-9). */
export const hold = command({
  clause: 'CB-9',
  stage: 'slots',
  args: { block: BLOCK },
  subject: 'block',
  subjects: ableBlocks,
  refusalOf: ({ table }, { block }) => turnRefusal(table, block),
  perform: (doing, { block: { id } }) =>
    happen(doing, (scene: Scene) => {
      battleOf(scene).acted.push(id)
      tell(scene, { type: 'held', ...told(blockNamed(seen(scene), id)) })
      goOn(scene)
    }),
  say: ({ block }) => `Hold with ${block}`,
  label: () => 'Hold',
})

/** The owner says which of equally strong blocks takes the next hit (CB-13). */
export const assignHit = command({
  clause: 'CB-13',
  stage: 'hits',
  args: { block: BLOCK },
  subject: 'block',
  subjects: ({ table }) => {
    const battle = battleIn(table)
    return battle.hits ? strongestOf(table, battle, battle.hits.fits) : []
  },
  refusalOf({ table }, { block }) {
    const battle = battleIn(table)
    const strongest = strongestOf(table, battle, battle.hits?.fits ?? [])
    return strongest.some(({ id }) => id === block.id)
      ? undefined
      : refuse('CB-13', 'Hits fall on the strongest.')
  },
  perform: (doing, { block: { id } }) =>
    happen(doing, (scene: Scene) => {
      assign(scene, id)
      goOn(scene)
    }),
  say: ({ block }) => `Take the hit with ${block}`,
  label: () => 'Take the hit',
  ink: 'red',
})
