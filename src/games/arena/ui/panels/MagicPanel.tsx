import { once } from '@/table/desk/once'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import { MAGIC_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { askedSeat } from '../../queries/guards'
import type { Creature } from '../../state/position'
import type { MagicAimed, MagicPicked } from '../desk/gesture'
import { pickedMagic, targetsOpen } from '../gestures/magic-hand'
import { type Castable, castablesOf, declarationOf, keyOf } from '../gestures/magic-offers'
import { actorsOf, offersBy } from '../gestures/offers'
import type { PanelProps } from '../desk/desk'
import { creatureInWords } from '../words/hex-words'
import { magicName, targetName } from '../../queries/magic-names'
import { nameOf } from '../../queries/names'
import { type Choice, ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { creatureChoices, creatureInHand, offerChoices } from './choices'
import { DeclaredList } from './DeclaredList'
import { effectWords, magicFacts, usesLeft, whenItWorks } from './magic-facts'
import { SpellCards } from './SpellCards'

/** What can be declared, by whom and at what, and what has been (AA-17 to AA-20). */
export function MagicPanel({ desk }: PanelProps) {
  const { view } = desk
  const { now } = view
  const seat = askedSeat(view) ?? view.active
  const nth = now.phase === 'magic1' || now.phase === 'magic2' ? now.nth : 0
  return (
    <>
      <p>
        {MAGIC_PANEL.bout(nth, SEAT_NAMES[seat])} <b>{MAGIC_PANEL.pool(view.pools[seat])}</b>
      </p>
      <Declaring desk={desk} />
      <DeclaredList view={view} />
      <SpellCards view={view} />
    </>
  )
}

/** The step of the declaration: the caster, what it uses, at what. */
function Declaring({ desk }: PanelProps) {
  const { view, gesture } = desk
  if (gesture.name === 'MagicAimed') return <Aimed desk={desk} aimed={gesture} />
  if (gesture.name === 'MagicPicked') return <Targets desk={desk} picked={gesture} />
  const caster = creatureInHand(desk)
  if (caster) return <Casting desk={desk} caster={caster} />
  return <ChoiceButtons title={MAGIC_PANEL.casters} choices={creatureChoices(desk, actorsOf(view))} />
}

interface CastingProps extends PanelProps {
  readonly caster: Creature
}

/** What a caster can declare, and the cast that it can give up. */
function Casting({ desk, caster }: CastingProps) {
  const { view, adjust } = desk
  const choices = castablesOf(view, caster.id).map((cast): Choice => ({
    key: keyOf(cast),
    name: magicName(cast.source),
    more: castableWords(desk, cast),
    onChoose: () => adjust({ type: 'pick', gesture: pickedMagic(cast) }),
  }))
  const stops = offersBy(view, caster.id).filter((command) => !('target' in command))
  return (
    <>
      <p>{creatureInWords(view, caster)}</p>
      <ChoiceButtons
        title={MAGIC_PANEL.castable(nameOf(caster))}
        choices={[...choices, ...offerChoices(desk, stops)]}
      />
    </>
  )
}

function castableWords({ view }: PanelProps['desk'], cast: Castable): string {
  const uses = usesLeft(view, cast)
  const facts = [...magicFacts(cast.source), whenItWorks(view, cast.source)]
  const said = [...facts, ...(uses === null ? [] : [MAGIC_PANEL.uses(uses)])].join(', ')
  return `${said}. ${effectWords(cast.source)}`
}

interface TargetsProps extends PanelProps {
  readonly picked: MagicPicked
}

/** What can be aimed at, in the hex that was clicked or anywhere. */
function Targets({ desk, picked }: TargetsProps) {
  const { view, adjust } = desk
  const { caster, source, item } = picked
  return (
    <ChoiceButtons
      title={MAGIC_PANEL.targets(magicName(source))}
      choices={targetsOpen(view, picked).map((target): Choice => ({
        key: JSON.stringify(target),
        name: targetName(view, target),
        onChoose: () =>
          adjust({ type: 'pick', gesture: { name: 'MagicAimed', caster, source, item, target } }),
      }))}
    />
  )
}

interface AimedProps extends PanelProps {
  readonly aimed: MagicAimed
}

/** All that is to be known before the declaration, which cannot be taken back once it shows a card (AA-17.6). */
function Aimed({ desk, aimed }: AimedProps) {
  const { view, send } = desk
  const { source, target } = aimed
  const seat = askedSeat(view) ?? view.active
  const name = magicName(source)
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <p>{MAGIC_PANEL.aimed(targetName(view, target))}</p>
      <p className={writingStyles.soft}>
        {[...magicFacts(source), whenItWorks(view, source)].join(', ')}. {effectWords(source)}
      </p>
      <PrimaryButton onClick={once(() => send(declarationOf(aimed, target, seat)))}>
        {MAGIC_PANEL.declare(name)}
      </PrimaryButton>
    </section>
  )
}
