import { type PanelPart, Soft } from '@/table/panel/PanelParts'
import { MAGIC_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { magicForecast } from '../../effects/bouts/magic-forecast'
import { effectsDue } from '../../effects/bouts/resolve'
import { creatureOf } from '../../queries/creatures'
import { askedSeat } from '../../queries/guards'
import { magicName, targetName } from '../../queries/magic-names'
import { nameOf } from '../../queries/names'
import type { Creature } from '../../state/position'
import type { Desk } from '../desk/desk'
import type { MagicAimed, MagicPicked } from '../desk/gesture'
import { pickedMagic, targetsOpen } from '../gestures/magic-hand'
import { prospectOf } from '../gestures/magic-prospects'
import { castablesOf, declarationOf, keyOf } from '../gestures/magic-offers'
import { actorsOf, offersBy } from '../gestures/offers'
import { MagicPicture } from '../items/MagicPicture'
import { creatureInWords } from '../words/hex-words'
import { creatureChoices, creatureInHand, offerChoices } from './choices'
import { declaredCard, forecastParts, magicCard } from './magic-cards'
import { effectWords, magicFacts, usesWords } from './magic-facts'
import { SpellCards } from './SpellCards'

/** What can be declared, by whom and at what, and what has been (AA-17 to AA-20). */
export function magicParts(desk: Desk): readonly PanelPart[] {
  const { view } = desk
  const { now } = view
  const seat = askedSeat(view) ?? view.active
  const nth = now.phase === 'magic1' || now.phase === 'magic2' ? now.nth : 0
  const bout = (
    <>
      {MAGIC_PANEL.bout(nth, SEAT_NAMES[seat])} <b>{MAGIC_PANEL.pool(view.pools[seat])}</b>
    </>
  )
  const declared = declaredCard(view)
  const steps = declaringParts(desk)
  // What is to be answered is read before who could answer.
  const answers = desk.gesture.name === 'Idle' && effectsDue(view).length > 0
  return [
    { kind: 'text', text: bout },
    ...(answers ? [declared, ...steps] : [...steps, declared]),
    <SpellCards view={view} />,
  ]
}

/** The step of the declaration: the caster, what it uses, at what. */
function declaringParts(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  if (gesture.name === 'MagicAimed') return aimedParts(desk, gesture)
  if (gesture.name === 'MagicPicked') return targetsParts(desk, gesture)
  const caster = creatureInHand(desk)
  if (caster) return castingParts(desk, caster)
  return [{ kind: 'choices', title: MAGIC_PANEL.casters, choices: creatureChoices(desk, actorsOf(view)) }]
}

/** What a caster can declare, and the cast that it can give up. */
function castingParts(desk: Desk, caster: Creature): readonly PanelPart[] {
  const { view, adjust } = desk
  const choices = castablesOf(view, caster.id).map((cast) => ({
    key: keyOf(cast),
    name: magicName(cast.source),
    picture: <MagicPicture source={cast.source} />,
    more: `${[...magicFacts(view, cast.source), ...usesWords(view, cast)].join(', ')}. ${effectWords(cast.source)}`,
    onChoose: () => adjust({ type: 'pick', gesture: pickedMagic(view, cast) }),
  }))
  const stops = offersBy(view, caster.id).filter((command) => !('target' in command))
  return [
    { kind: 'text', text: creatureInWords(view, caster) },
    {
      kind: 'choices',
      title: MAGIC_PANEL.castable(nameOf(caster)),
      choices: [...choices, ...offerChoices(desk, stops)],
    },
  ]
}

/**
 * What can be aimed at in the hex that was clicked, or anywhere; of many places only those where something would come
 * of it now. The others are chosen on the board.
 */
function targetsParts({ view, adjust }: Desk, picked: MagicPicked): readonly PanelPart[] {
  const { caster, source, item } = picked
  const open = targetsOpen(view, picked).map((target) => [target, prospectOf(view, picked, target)] as const)
  const good = open.filter(([, prospect = 'target']) => prospect === 'target')
  const shown = picked.hex === null && good.length > 0 ? good : open
  const choices = shown.map(([target, prospect = 'target']) => ({
    key: JSON.stringify(target),
    name: targetName(view, target),
    more: MAGIC_PANEL.prospects[prospect],
    onChoose: () => adjust({ type: 'pick', gesture: { name: 'MagicAimed', caster, source, item, target } }),
  }))
  const left = open.length - shown.length
  return [
    { kind: 'choices', title: MAGIC_PANEL.targets(magicName(source)), choices },
    left > 0 ? { kind: 'text', text: <Soft>{MAGIC_PANEL.onBoard(left)}</Soft> } : null,
  ]
}

/** All that is to be known before the declaration, which cannot be taken back once it shows a card (AA-17.6). */
function aimedParts({ view, send }: Desk, aimed: MagicAimed): readonly PanelPart[] {
  const { source, target, item } = aimed
  const seat = askedSeat(view) ?? view.active
  const caster = creatureOf(view, aimed.caster)
  const forecast = caster && magicForecast(view, { source, seat, caster, target, item })
  return [
    magicCard(view, source, {
      parts: [
        { kind: 'text', text: MAGIC_PANEL.aimed(targetName(view, target)) },
        {
          kind: 'button',
          name: MAGIC_PANEL.declare(magicName(source)),
          onPress: () => send(declarationOf(aimed, target, seat)),
        },
        ...(forecast ? forecastParts(view, forecast) : []),
      ],
    }),
  ]
}
