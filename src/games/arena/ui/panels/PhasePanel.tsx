import { listed } from '@/engine/basics/phrases'
import { type PanelPart, PanelParts, Soft } from '@/table/panel/PanelParts'
import { EQUIP_PANEL, MOVEMENT_PANEL, PLACING_PANEL, TERRAIN_PANEL } from '../../tables/table-text'
import { cardOf } from '../../queries/creatures'
import { carriedBy } from '../../queries/equipment'
import { nowIn } from '../../queries/guards'
import { itemName, nameOf } from '../../queries/names'
import { capacityOf, roomOn } from '../../queries/riding'
import { terrainPointsLeft } from '../../queries/terrain-points'
import { moveOf } from '../../queries/values'
import type { Creature, Progress } from '../../state/position'
import type { View } from '../../state/view'
import type { Desk, PanelProps } from '../desk/desk'
import { actorsIn, actorsOf, offersBy, offersOf } from '../gestures/offers'
import { creatureInWords } from '../words/hex-words'
import { creatureChoices, creatureInHand, offerChoices } from './choices'
import { combatParts } from './combat-parts'
import { magicParts } from './magic-parts'
import { resultsCard } from './magic-results'
import { movementParts } from './movement-parts'

const PARTS: Readonly<Record<Progress['phase'], (desk: Desk) => readonly PanelPart[]>> = {
  build: () => [],
  placeBasic: placingParts,
  terrain: terrainParts,
  equip1: equipParts,
  equip2: equipParts,
  magic1: magicParts,
  magic2: magicParts,
  movement: movementParts,
  combat: combatParts,
  over: () => [],
}

/** What there is to choose in each phase, and what the last magic has done. */
export function PhasePanel({ desk }: PanelProps) {
  return <PanelParts parts={[...PARTS[desk.view.now.phase](desk), resultsCard(desk)]} />
}

/** Creatures still to be placed, one of which is in hand (AA-24.4). */
function placingParts(desk: Desk): readonly PanelPart[] {
  const { view } = desk
  const choices = creatureChoices(desk, actorsOf(view), (creature) =>
    MOVEMENT_PANEL.figures(moveOf(view, creature), cardOf(creature).terrain),
  )
  return [{ kind: 'choices', title: PLACING_PANEL.waiting, choices }]
}

/** What may be spent on the ground, and what can be made of the hex in hand (AA-4.3, AA-4.5, AA-4.9). */
function terrainParts(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  const budget = nowIn(view, 'terrain')?.budget ?? 0
  const pool = terrainPointsLeft(view) - budget
  const hex = gesture.name === 'HexPicked' ? gesture.hex : undefined
  const offers = offersOf(view).filter((command) => 'hex' in command && command.hex === hex)
  return [
    {
      kind: 'text',
      text: (
        <>
          <b>{TERRAIN_PANEL.budget(budget)}</b>
          {pool > 0 ? TERRAIN_PANEL.pool(pool) : ''}. <Soft>{TERRAIN_PANEL.prices}</Soft>
        </>
      ),
    },
    {
      kind: 'choices',
      title: hex === undefined ? '' : TERRAIN_PANEL.title(hex, view.hexes[hex]?.terrain ?? ''),
      choices: offerChoices(desk, offers),
    },
  ]
}

/** Who can take, put down, mount or dismount, and what the creature in hand can do (AA-6, AA-7). */
function equipParts(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  const creature = creatureInHand(desk)
  if (creature)
    return [
      { kind: 'text', text: creatureInWords(view, creature) },
      { kind: 'facts', facts: holdings(view, creature) },
      { kind: 'choices', title: nameOf(creature), choices: offerChoices(desk, offersBy(view, creature.id)) },
    ]
  const hex = gesture.name === 'HexPicked' ? gesture.hex : undefined
  const [title, creatures] =
    hex === undefined ? [EQUIP_PANEL.who, actorsOf(view)] : [EQUIP_PANEL.title(hex), actorsIn(view, hex)]
  const choices = creatureChoices(desk, creatures, (one) =>
    carriedBy(view, one).length > 0 ? carriedWords(view, one) : undefined,
  )
  return [{ kind: 'choices', title, choices }]
}

/** What a creature carries, and how much it can still carry on its back (AA-7.2). */
function holdings(view: View, creature: Creature) {
  const carried = [EQUIP_PANEL.carries, carriedWords(view, creature)] as const
  if (capacityOf(creature) === 0) return [carried]
  const room = (
    <>
      {roomOn(view, creature)} <Soft>{EQUIP_PANEL.roomNote}</Soft>
    </>
  )
  return [carried, [EQUIP_PANEL.room0, room] as const]
}

function carriedWords(view: View, creature: Creature): string {
  return listed(carriedBy(view, creature).map(itemName)) || EQUIP_PANEL.nothing
}
