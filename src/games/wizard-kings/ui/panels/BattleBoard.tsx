import { CounterPicture } from '@/board/layers/CounterPicture'
import { Soft } from '@/table/panel/PanelParts'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { activeBlocks, reservesOf, sideOfRole, slotOf } from '../../queries/battle/slots'
import { hitNumberOf, type HitNumber } from '../../queries/battle/hit-numbers'
import { has, isWizard, printed } from '../../queries/blocks'
import { namesNow } from '../../queries/names'
import type { View } from '../../queries/view'
import type { Battle, Block } from '../../state/state'
import { FIGURES } from '../../tables/figures'
import { SEAT_NAMES } from '../../tables/seats'
import { SLOTS, type Slot } from '../../tables/slots'
import { counterOf } from '../board/board-view'
import { PLACES } from '../board/places'
import { sightOf } from '../board/sight'
import { TEXT } from '../texts/table-text'
import styles from './battle-board.module.css'

interface BattleProps {
  readonly view: View
  readonly battle: Battle
}

/** Both sides of a battle in the order in which they act, with what each block would do (CB-8, CB-11). */
export function BattleBoard({ view, battle }: BattleProps) {
  const { hex, round, ward } = battle
  const wards = (['north', 'south'] as const).filter((side) => ward[side] > 0)
  return (
    <section
      className={classNames(panelStyles.panel, panelStyles.stack)}
      aria-label={TEXT.battle(hex, round)}
    >
      <h2 className={styles.heading}>{TEXT.battle(hex, round)}</h2>
      {round === FIGURES.lastRound && <p className={styles.note}>{TEXT.lastRound}</p>}
      <div className={styles.board}>
        <Side view={view} battle={battle} role="defender" />
        <Side view={view} battle={battle} role="attacker" />
      </div>
      {wards.map((side) => (
        <p key={side} className={styles.note}>
          {TEXT.ward(SEAT_NAMES[side], ward[side])}
        </p>
      ))}
    </section>
  )
}

/** The blocks of one side, those first that act first; reserves as a number (CB-5). */
function Side({ view, battle, role }: BattleProps & { readonly role: Slot['role'] }) {
  const state = sightOf(view)
  const side = sideOfRole(battle, role)
  const blocks = [...activeBlocks(state, battle, side)].sort(
    (one, other) => slotOf(battle, one) - slotOf(battle, other),
  )
  const reserves = reservesOf(state, battle, side).length
  return (
    <section className={styles.side} aria-label={`${SEAT_NAMES[side]} ${TEXT.role[role]}`}>
      <span className={controlStyles.chip} data-side={PLACES[side]}>
        {SEAT_NAMES[side]} {TEXT.role[role]}
      </span>
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <BlockLine key={block.id} view={view} battle={battle} block={block} />
        ))}
      </ul>
      {reserves > 0 && <Soft>{TEXT.reserves(SEAT_NAMES[side], reserves)}</Soft>}
    </section>
  )
}

function BlockLine({ view, battle, block }: BattleProps & { readonly block: Block }) {
  const slot = slotOf(battle, block)
  const isNow = battle.stage === 'slots' && battle.slot === slot && !battle.acted.includes(block.id)
  return (
    <li className={styles.block} data-now={isNow || undefined} aria-current={isNow ? 'step' : undefined}>
      <span className={styles.letter} title={SLOTS[slot]?.group}>
        {printed(block).letter}
      </span>
      <CounterPicture counter={counterOf(view, block)} className={styles.picture} />
      <span>
        <b>{namesNow(view).block(block.id)}</b>
        <Pips strength={block.strength} of={printed(block).steps} />
        {isWizard(block) ? <Soft>{TEXT.casts}</Soft> : <Dice view={view} battle={battle} block={block} />}
        {stateOf(battle, block).map((text) => (
          <Soft key={text}>{text}</Soft>
        ))}
      </span>
    </li>
  )
}

/** The steps of a block, as the marks on its edge. */
function Pips({ strength, of }: { readonly strength: number; readonly of: number }) {
  return (
    <span className={styles.pips} role="img" aria-label={TEXT.strength(strength, of)}>
      {Array.from({ length: of }, (_, nth) => (
        <i key={nth} data-lost={nth >= strength || undefined} />
      ))}
    </span>
  )
}

/** What a block rolls if it fires, and what that comes to on average. */
function Dice({ view, battle, block }: BattleProps & { readonly block: Block }) {
  const number = hitNumberOf(sightOf(view), battle, block)
  const expected = ((block.strength * number.total) / 6).toFixed(1)
  return (
    <span title={[...partsOf(number), TEXT.expected(expected)].join(', ')}>
      <Soft>{TEXT.dice(block.strength, number.total)}</Soft>
    </span>
  )
}

/** What makes up a hit number (CB-11). */
function partsOf({ printed: base, native, moon, spells }: HitNumber): readonly string[] {
  return [
    TEXT.printed(base),
    ...(native > 0 ? [TEXT.native] : []),
    ...(moon !== 0 ? [TEXT.moon(moon)] : []),
    ...(spells !== 0 ? [TEXT.spells(spells)] : []),
  ]
}

function stateOf(battle: Battle, block: Block): readonly string[] {
  return [
    ...(battle.acted.includes(block.id) ? [TEXT.acted] : []),
    ...(battle.bound.includes(block.id) ? [TEXT.bound] : []),
    ...(has(block, 'fatigued') ? [TEXT.tired] : []),
  ]
}
