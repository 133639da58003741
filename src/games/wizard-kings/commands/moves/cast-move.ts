import { optional } from '@/engine/declare/arg'
import { happen } from '@/engine/declare/scene'
import type { HexId } from '@/engine/kernel/hex'
import { tire } from '../../effects/battle/magic'
import { mark, type Scene, tell } from '../../effects/scene'
import { knowingRefusal, moveSpellsOf } from '../../queries/battle/casting'
import { has, isContested, isOnMap, isWizard, mapOf } from '../../queries/blocks'
import { hexesAround, sideBetween } from '../../queries/ground'
import { refuse, type Refused } from '../../refuse'
import type { Block, State } from '../../state/state'
import { type SpellId, spellRow } from '../../tables/kinds'
import { spellText } from '../../tables/spell-text'
import { BLOCK, HEXSIDE, SPELL } from '../kit/args'
import { command } from '../kit/kit'

/** Why a block casts no spell while blocks move (WZ-10). */
function casterRefusal(table: State, wizard: Block): Refused {
  if (!isWizard(wizard) || !isOnMap(wizard))
    return refuse('WZ-10', 'Only wizards on the map cast spells then.')
  if (has(wizard, 'moved')) return refuse('WZ-10', 'A wizard that has moved casts no spell in this phase.')
  if (has(wizard, 'cast')) return refuse('WZ-10', 'That wizard has cast a spell in this phase.')
  return isContested(table, wizard.at as HexId)
    ? refuse('WZ-10', 'A wizard among enemies casts its spells in battle.')
    : undefined
}

/** The two hexes of a hexside, the wizard’s first; undefined where it is none of its hex. */
function sideOf(table: State, wizard: Block, hexside: string): readonly [HexId, HexId] | undefined {
  const [one, other] = hexside.split('/') as [HexId, HexId | undefined]
  const at = wizard.at as HexId
  const beyond = one === at ? other : one
  if ((one !== at && other !== at) || beyond === undefined) return undefined
  return sideBetween(mapOf(table), at, beyond)?.feature ? [at, beyond] : undefined
}

/** Hexsides of a wizard’s hex that a bridge would help over (SP-4.11). */
function bridgeable(table: State, wizard: Block): readonly string[] {
  const at = wizard.at as HexId
  return hexesAround(mapOf(table), at)
    .map((other) => (at < other ? `${at}/${other}` : `${other}/${at}`))
    .filter((side) => sideOf(table, wizard, side))
}

/** A wizard casts a spell that helps blocks to move (WZ-10, SP-4.11, SP-4.12). */
export const castMove = command({
  clause: 'WZ-10',
  stage: 'moves',
  args: { wizard: BLOCK, spell: SPELL, hexside: optional(HEXSIDE) },
  subject: 'wizard',
  subjects: ({ table }) => table.blocks.filter(isWizard),
  choices: ({ table }, wizard) =>
    moveSpellsOf(wizard).flatMap((spell) =>
      spellRow(spell).effect.kind === 'bridge'
        ? bridgeable(table, wizard).map((hexside) => ({ spell, hexside }))
        : [{ spell }],
    ),
  refusalOf({ table }, { wizard, spell, hexside }) {
    const early = casterRefusal(table, wizard) ?? knowingRefusal(wizard, spell)
    if (early) return early
    const { phase, effect } = spellRow(spell)
    if (phase !== 'move') return refuse('SP-1', 'That spell is cast in battle.')
    return effect.kind === 'bridge' && !(hexside && sideOf(table, wizard, hexside))
      ? refuse('SP-4.11', 'A bridge goes over a river, mountain or forest hexside of the wizard’s hex.')
      : undefined
  },
  perform: (doing, { wizard, spell, hexside }) =>
    happen(doing, (scene: Scene) => {
      const block = { ...wizard, did: [...wizard.did] } as Block
      mark(scene, block.id, 'cast')
      const side = work(scene, block, spell, hexside)
      tell(scene, { type: 'magicWorked', seat: doing.seat, hex: block.at as HexId, spell, side })
      tire(scene, block, spellRow(spell).level)
    }),
  say: ({ wizard, spell, hexside }) => `Cast ${spell}${hexside ? ` between ${hexside}` : ''} with ${wizard}`,
  label: ({ spell, hexside }) => `${spell}${hexside ? ` between ${hexside}` : ''}`,
  more: ({ spell }) => spellText(spell),
  ink: 'blue',
})

/** What the spell does until the phase ends; the hexside that is bridged. */
function work(
  scene: Scene,
  wizard: Block,
  spell: SpellId,
  hexside: string | undefined,
): readonly [HexId, HexId] | null {
  const { draft } = scene
  const { effect } = spellRow(spell)
  if (effect.kind === 'haste')
    draft.magic.push({ kind: 'haste', hex: wizard.at as HexId, bonus: effect.bonus })
  if (effect.kind !== 'bridge' || hexside === undefined) return null
  const [one = '', other = ''] = hexside.split('/')
  const side: [HexId, HexId] = [one as HexId, other as HexId]
  draft.magic.push({ kind: 'bridge', side })
  return side
}
