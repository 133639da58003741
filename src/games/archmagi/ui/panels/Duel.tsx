import { CounterPicture } from '@/board/layers/CounterPicture'
import { listed } from '@/engine/basics/phrases'
import { Soft } from '@/table/panel/PanelParts'
import controlStyles from '@/widgets/control.module.css'
import { type Fighter, fighterOf, type Role, supportersOf } from '../../queries/battle/fighters'
import { boutOf, extraDiceOf, modifiersOf, sumOfModifiers } from '../../queries/battle/modifiers'
import { oddsOf } from '../../queries/battle/odds'
import { typeName } from '../../queries/names'
import type { Battle, State } from '../../state/state'
import { spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { counterOf } from '../board/board-view'
import { PLACES } from '../board/places'
import { chitCounter } from '../choosing/option-words'
import { MODIFIER_NAMES } from '../texts/modifier-text'
import { TEXT } from '../texts/table-text'
import styles from './duel.module.css'

interface DuelProps {
  readonly state: State
  readonly battle: Battle
}

/** Who fights whom, side by side: what each adds to its die and why, and what that comes to (AM-12.1, AM-12.8). */
export function Duel({ state, battle }: DuelProps) {
  const odds = oddsOf(state, battle)
  return (
    <>
      <div className={styles.duel}>
        <Side state={state} battle={battle} role="a" />
        <Side state={state} battle={battle} role="d" />
      </div>
      {odds && <p>{oddsInWords(odds)}</p>}
    </>
  )
}

function Side({ state, battle, role }: DuelProps & { readonly role: Role }) {
  const seat = battle[role]
  const { step } = battle
  const { pick, committed } = battle.sides[role]
  const supporters = supportersOf(state, battle, role).map(({ type }) => typeName(type))
  return (
    <section className={styles.side} aria-label={TEXT.sideOf(SEAT_NAMES[seat], role)}>
      <span className={controlStyles.chip} data-side={PLACES[seat]}>
        {TEXT.sideOf(SEAT_NAMES[seat], role)}
      </span>
      {/* Between rounds nobody fights. */}
      {step === 'decide' ? null : <Fighting state={state} battle={battle} role={role} />}
      {pick !== null && step === 'pickD' && <p>{TEXT.hiddenPick}</p>}
      {supporters.length > 0 && <p>{TEXT.supports(listed(supporters))}</p>}
      {committed && PLANNING.has(step) && <p>{TEXT.committed}</p>}
    </section>
  )
}

const PLANNING: ReadonlySet<Battle['step']> = new Set(['planD', 'planA'])

/** The combatant of a side, and what it adds to its dice. */
function Fighting({ state, battle, role }: DuelProps & { readonly role: Role }) {
  const fighter = fighterOf(state, battle, role)
  const bout = boutOf(state, battle, role)
  return (
    <>
      {fighter && (
        <p className={styles.fighter}>
          <CounterPicture counter={pictured(state, fighter, battle, role)} />
          <b>{fighterName(fighter)}</b>
        </p>
      )}
      {bout && (
        <p>
          <b className={styles.sum}>{TEXT.sum(sumOfModifiers(modifiersOf(bout)), 1 + extraDiceOf(bout))}</b>
          <br />
          <Soft>{modifiersOf(bout).map(modifierInWords).join(', ')}</Soft>
        </p>
      )}
    </>
  )
}

function fighterName({ unit, spell }: Fighter): string {
  return spell === null ? typeName(unit.type) : spellRow(spell).name
}

function pictured(state: State, { unit, spell }: Fighter, battle: Battle, role: Role) {
  return unit ? counterOf(state, unit) : chitCounter(`@${spell}`, battle[role])
}

/** 'Archers +2', 'Curse −4'. */
function modifierInWords({ key, n }: ReturnType<typeof modifiersOf>[number]): string {
  return `${MODIFIER_NAMES[key]} ${n < 0 ? '−' : '+'}${Math.abs(n)}`
}

function oddsInWords({ wins, ties, losses }: NonNullable<ReturnType<typeof oddsOf>>): string {
  const all = wins + ties + losses
  return TEXT.odds(Math.round((100 * wins) / all), Math.round((100 * ties) / all))
}
