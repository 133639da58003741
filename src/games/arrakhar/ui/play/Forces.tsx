import { memo } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import { ForcesTable } from '@/table/panel/ForcesTable'
import { Secrets } from '@/table/panel/Secrets'
import type { ForcesProps } from '@/table/play/play-model'
import styles from '@/table/panel/forces.module.css'
import { hauntName } from '../../tables/command-text'
import { ICONS } from '../../tables/icons'
import { SIDE_NAMES } from '../../tables/text'
import { type Side, TYPES_OF, UNIT_NAMES, type UnitType } from '../../tables/units'
import type { FormerUnit, Table } from '../../state/position'
import type { View } from '../../state/view'
import { isOnBoard } from '../../queries/stacking'
import { faceUp, PLACES } from '../board/board-view'
import type { Parts } from '../desk/desk'
import { TermLink } from '../rules-help/TermLink'
import { typesListed } from '../sentences/words'
import * as Panel from '@/table/panel/Losses'
import { LOSSES_TEXT, pileText } from '../../tables/losses-text'

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** Units in play and losses of both sides, the seal of the wand's haunt, and what the sorcerer peeks at. */
export function Forces(props: ForcesProps<Parts>) {
  const { view } = props
  return (
    <>
      <OpenForces table={view} />
      <Secrets
        {...props}
        term={<TermLink term="seal">Seal</TermLink>}
        sealed="SHA-256 of the haunt that hides the wand and a secret number; checked at the end."
      >
        {poolText(view)}
      </Secrets>
    </>
  )
}

/** Units in play and losses of both sides, by type. */
const OpenForces = memo(function OpenForces({ table }: { readonly table: Table }) {
  return (
    <>
      <ForcesTable
        title="Forces: units in play and losses"
        rows={SIDES.map((side) => ({
          name: SIDE_NAMES[side],
          side: PLACES[side],
          counts: TYPES_OF[side].map((type) => ({
            key: type,
            icon: ICONS[type].path,
            ...countsOf(table, type),
          })),
        }))}
      />
      <div className={styles['forces__losses']}>
        <Losses table={table} />
      </div>
    </>
  )
})

/** How many units of a type are in play, and where all of them are, as everybody can see. */
function countsOf(table: Table, type: UnitType): { readonly count: number; readonly text: string } {
  const ofType = <Any extends { readonly type: UnitType }>(units: readonly Any[]) =>
    units.filter((unit) => unit.type === type)
  const inPlay = ofType(table.units)
  const onBoard = inPlay.filter((unit) => isOnBoard(table, unit)).length
  const waiting = inPlay.length - onBoard
  const left = ofType(table.left).length
  const parts = [
    `${onBoard} on the board`,
    ...(waiting > 0 ? [`${waiting} waiting in entry hexes`] : []),
    `${ofType(table.eliminated).length} eliminated`,
    ...(left > 0 ? [`${left} left the valley`] : []),
  ]
  return { count: inPlay.length, text: `${capitalized(UNIT_NAMES[type].many)}: ${parts.join(', ')}` }
}

/** What the sorcerer has in the pool, and where the wand is. */
function poolText({ pool, wandHaunt, wand }: View): string {
  const units = pool ? typesListed((type) => pool[type], TYPES_OF.sorcerer) : undefined
  const hidden = wandHaunt && wand.hidden ? ` The wand is hidden in ${hauntName(wandHaunt)}.` : ''
  return `Pool: ${units ?? 'empty'}.${hidden}`
}

/**
 * The dead of both sides, and apart from them those who left the valley. Orcs that came back as others stay among
 * the dead: which counters are in use again would tell the sorcerer's pool.
 */
export function Losses({ table: { eliminated, left } }: { readonly table: Table }) {
  const { pile, dead, gone, goneName } = LOSSES_TEXT
  return (
    <Panel.Losses
      piles={[
        { name: pile.sorcerer, sign: dead, groups: groupsOf(eliminated, 'sorcerer') },
        { name: pile.wizard, sign: dead, groups: groupsOf(eliminated, 'wizard') },
        { name: goneName, sign: gone, groups: groupsOf(left, 'wizard') },
      ]}
      inOrder={eliminated.map(faceUp)}
    />
  )
}

/** A side's counters among some that left play, type by type in the order of the chart. */
function groupsOf(units: readonly FormerUnit[], side: Side): Panel.CasualtyPile['groups'] {
  return TYPES_OF[side].flatMap((type) => {
    const alike = units.filter((unit) => unit.type === type)
    const [first] = alike
    return first ? [{ count: alike.length, words: pileText(alike.length, type), counter: faceUp(first) }] : []
  })
}
