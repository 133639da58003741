import { CounterPicture } from '@/board/layers/CounterPicture'
import type { ForcesProps } from '@/table/play/play-model'
import { type PanelPart, PanelParts, Soft } from '@/table/panel/PanelParts'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { limitOf } from '../../queries/reserves'
import { typeName } from '../../queries/names'
import type { View } from '../../queries/view'
import type { ArtifactId, MageSeat, SpellId, UnitType } from '../../state/terms'
import { artifactRow, spellRow } from '../../tables/chits'
import { isSeat, SEAT_NAMES } from '../../tables/seats'
import { artOfArtifact, artOfSpell } from '../board/art'
import { PLACES } from '../board/places'
import { sightOf } from '../board/sight'
import { chitCounter, ChitPicture, chitWords, homeName } from '../choosing/option-words'
import type { Parts } from '../desk/desk'
import { TEXT, TIMING_NAMES } from '../texts/table-text'
import { unitsInWords } from '../words/hex-words'
import styles from './holdings.module.css'

/** What the viewer holds, what all can know of the seats, and who stands in the hex that is looked at. */
export function Holdings({ view, hex }: ForcesProps<Parts>) {
  const own = isSeat(view.viewer) ? view.viewer : null
  return (
    <section
      className={classNames(panelStyles.panel, panelStyles.stack)}
      aria-label={TEXT.holdings}
      // In a battle what can be done takes the room.
      data-large={view.battle ? undefined : ''}
    >
      {hex === null ? null : <PanelParts parts={[{ kind: 'lines', lines: unitsInWords(view, hex) }]} />}
      {own === null ? null : <Own view={view} seat={own} />}
      <SeatLines view={view} />
      <p>
        <Soft>{TEXT.bags(view.bags.units, view.bags.spells, view.bags.artifacts)}</Soft>
      </p>
    </section>
  )
}

/** The chits, spells and artifacts that a seat holds, each with what it is. */
function Own({ view, seat }: { readonly view: View; readonly seat: MageSeat }) {
  const mage = view.mages[seat]
  if (!mage) return null
  const { reserve, spells, stored } = mage
  const state = sightOf(view)
  const parts: readonly PanelPart[] = [
    reserve && {
      kind: 'card',
      name: TEXT.reserve(reserve.length, limitOf(state, seat, 'unitReserve')),
      heading: TEXT.reserve(reserve.length, limitOf(state, seat, 'unitReserve')),
      parts: reserve.length === 0 ? [{ kind: 'text', text: TEXT.noReserve }] : [chits(reserve, seat)],
    },
    spells && {
      kind: 'card',
      name: TEXT.spells(spells.length, limitOf(state, seat, 'spellReserve')),
      heading: TEXT.spells(spells.length, limitOf(state, seat, 'spellReserve')),
      parts: spells.length === 0 ? [{ kind: 'text', text: TEXT.noSpells }] : [spellList(spells)],
    },
    stored && stored.length > 0
      ? { kind: 'card', name: TEXT.stored, heading: TEXT.stored, parts: [artifactList(stored)] }
      : null,
  ]
  return <PanelParts parts={parts} />
}

function chits(reserve: readonly UnitType[], seat: MageSeat) {
  return (
    <ul className={classNames(styles.held, styles['held--units'])}>
      {reserve.map((type, nth) => (
        <li key={`${type} ${nth}`} title={chitWords(type)}>
          <CounterPicture counter={chitCounter(type, seat)} />
          <b>{typeName(type)}</b> <Soft>{homeName(type)}</Soft>
        </li>
      ))}
    </ul>
  )
}

function spellList(spells: readonly SpellId[]) {
  return (
    <ul className={styles.held}>
      {spells.map((spell, nth) => {
        const { name, text, timing } = spellRow(spell)
        return (
          <li key={`${spell} ${nth}`}>
            <ChitPicture icon={artOfSpell(spell)} />
            <b>{name}</b> <Soft>{`${text} (${TIMING_NAMES[timing]})`}</Soft>
          </li>
        )
      })}
    </ul>
  )
}

function artifactList(stored: readonly ArtifactId[]) {
  return (
    <ul className={styles.held}>
      {stored.map((artifact) => (
        <li key={artifact}>
          <ChitPicture icon={artOfArtifact(artifact)} />
          <b>{artifactRow(artifact).name}</b> <Soft>{artifactRow(artifact).text}</Soft>
        </li>
      ))}
    </ul>
  )
}

/** What all can know of the seats, a line for each. */
export function SeatLines({ view }: { readonly view: View }) {
  return (
    <ul className={styles.seats} aria-label={TEXT.seats}>
      {view.order.map((seat) => (
        <li key={seat}>
          <span className={controlStyles.chip} data-side={PLACES[seat]}>
            {SEAT_NAMES[seat]}
          </span>{' '}
          {seatInWords(view, seat)}
        </li>
      ))}
    </ul>
  )
}

function seatInWords(view: View, seat: MageSeat): string {
  const mage = view.mages[seat]
  if (!mage || mage.out) return TEXT.out
  const units = view.stacks.filter(({ owner }) => owner === seat).reduce((sum, { count }) => sum + count, 0)
  const { reserve, spells, stored } = mage.held
  return TEXT.seatLine(units, reserve, spells, stored)
}
