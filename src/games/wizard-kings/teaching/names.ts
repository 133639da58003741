import { TABLE_TEXT } from '@/table/default/default-text'
import { BOARDS } from '../tables/maps'
import { KINDS, kindName } from '../tables/kinds'
import { SPELLS } from '../tables/spells'
import { TEXT } from '../ui/texts/table-text'

/** What a name stands for in the names of buttons. */
const ANY = '…'

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** The hexes of the boards: a button each where one of several is gone to. */
const HEXES = new Set(
  BOARDS.flatMap(({ rows }) =>
    rows.flatMap((row, y) => Array.from(row, (_, x) => `${twoDigits(x)}${twoDigits(y)}`)),
  ),
)

/** What the buttons of the table say, and the headings over them, beside those that end a stage. */
export const BUTTONS: readonly string[] = [
  ...['Roll for initiative', `To ${ANY}`, `Attack ${ANY}`, `By sea to ${ANY}`, `Fight in ${ANY}`],
  ...['Fire', 'Hold', `Retreat to ${ANY}`, 'Take the hit'],
  ...[`Regroup to ${ANY}`, 'Bring in', 'Recruit', `Recruit ${ANY}`, 'Study at the henge', 'Disband'],
  ...[TABLE_TEXT.orders, TABLE_TEXT.who, TABLE_TEXT.whoIn(ANY), TABLE_TEXT.can(ANY)],
  ...[TEXT.commit, TEXT.commitNothing, TEXT.takeOut, TEXT.buildList, TEXT.cadres, TEXT.castles],
  ...HEXES,
  ...KINDS.map(kindName),
  ...KINDS.map((kind) => TEXT.buildAt(kindName(kind), TEXT.atEdge)),
  ...BOARDS.flatMap(({ cities }) => cities.map(({ name }) => TEXT.buildAt(ANY, TEXT.inCity(name)))),
  ...SPELLS.flatMap(({ name }) => [name, `${name} at ${ANY}`, `${name} between ${ANY}`]),
]
