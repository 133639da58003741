import { type PanelPart, Soft } from '@/table/panel/PanelParts'
import { MAGIC_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { effectsDue, repeatsDue } from '../../effects/bouts/resolve'
import { askedSeat } from '../../queries/guards'
import { enchantmentName, magicName, targetName } from '../../queries/magic-names'
import { nameOf, namesOf } from '../../queries/names'
import type { Cast, Creature } from '../../state/position'
import { magicOf } from '../../state/sources'
import type { View } from '../../state/view'
import type { Desk } from '../desk/desk'
import type { MagicAimed, MagicPicked } from '../desk/gesture'
import { pickedMagic, targetsOpen } from '../gestures/magic-hand'
import { castablesOf, declarationOf, keyOf } from '../gestures/magic-offers'
import { actorsOf, offersBy } from '../gestures/offers'
import { creatureInWords } from '../words/hex-words'
import { creatureChoices, creatureInHand, offerChoices } from './choices'
import { dueWords, effectWords, magicFacts, usesWords } from './magic-facts'
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
  return [
    { kind: 'text', text: bout },
    ...declaringParts(desk),
    declaredCard(view),
    <SpellCards view={view} />,
  ]
}

/** The step of the declaration: the caster, what it uses, at what. */
function declaringParts(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  if (gesture.name === 'MagicAimed') return [aimedCard(desk, gesture)]
  if (gesture.name === 'MagicPicked') return [targetsPart(desk, gesture)]
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

/** What can be aimed at, in the hex that was clicked or anywhere. */
function targetsPart({ view, adjust }: Desk, picked: MagicPicked): PanelPart {
  const { caster, source, item } = picked
  const choices = targetsOpen(view, picked).map((target) => ({
    key: JSON.stringify(target),
    name: targetName(view, target),
    onChoose: () => adjust({ type: 'pick', gesture: { name: 'MagicAimed', caster, source, item, target } }),
  }))
  return { kind: 'choices', title: MAGIC_PANEL.targets(magicName(source)), choices }
}

/** All that is to be known before the declaration, which cannot be taken back once it shows a card (AA-17.6). */
function aimedCard({ view, send }: Desk, aimed: MagicAimed): PanelPart {
  const { source, target } = aimed
  const seat = askedSeat(view) ?? view.active
  const name = magicName(source)
  const facts = `${magicFacts(view, source).join(', ')}. ${effectWords(source)}`
  return {
    kind: 'card',
    name,
    heading: name,
    parts: [
      { kind: 'text', text: MAGIC_PANEL.aimed(targetName(view, target)) },
      { kind: 'text', text: <Soft>{facts}</Soft> },
      {
        kind: 'button',
        name: MAGIC_PANEL.declare(name),
        onPress: () => send(declarationOf(aimed, target, seat)),
      },
    ],
  }
}

/** What will take effect in this phase, in the order in which it does, and what is under way for later (AA-19.6). */
function declaredCard(view: View): PanelPart {
  const names = namesOf(view)
  const { groups, order, nothingDeclared } = MAGIC_PANEL
  const coming = effectsDue(view)
  const later = view.casts.filter((cast) => !coming.includes(cast))
  const lineOf = (cast: Cast, group: string) => (
    <>
      <b>{magicName(cast.source)}</b> {MAGIC_PANEL.by(names.creature(cast.caster))}:{' '}
      {targetName(view, cast.target)} <Soft>{group}</Soft>
    </>
  )
  const lines = [
    ...repeatsDue(view).map((enchantment) => (
      <>
        {enchantmentName(enchantment, names)} <Soft>{groups.repeat}</Soft>
      </>
    )),
    ...coming.map((cast) => lineOf(cast, groupOf(cast))),
    ...later.map((cast) => lineOf(cast, dueWords(view, cast.due, groups.later))),
  ]
  const part: PanelPart =
    lines.length === 0 ? { kind: 'text', text: <Soft>{nothingDeclared}</Soft> } : { kind: 'lines', lines }
  return { kind: 'card', name: order, heading: order, parts: [part] }
}

/** One of the four groups of AA-19.6. */
function groupOf({ source, due }: Cast): string {
  if (due !== null) return MAGIC_PANEL.groups.due
  const isCounter = magicOf(source).casting === 'Counterspell'
  return isCounter ? MAGIC_PANEL.groups.counterspell : MAGIC_PANEL.groups.instant
}
