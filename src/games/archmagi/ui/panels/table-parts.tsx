import type { PanelPart } from '@/table/panel/PanelParts'
import { DiceRow } from '@/widgets/DiceRow'
import { namesIn, tableSpellName } from '../../queries/names'
import type { View } from '../../queries/view'
import type { TableSpell } from '../../state/state'
import { spellRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { artOfSpell } from '../board/art'
import { ChitPicture } from '../choosing/option-words'
import { TEXT } from '../texts/table-text'
import { targetsInWords } from '../texts/item-words'

/** The conversation of magic: what lies on the table, who answers what, and dice that may be rolled again (AM-M.12). */
export function tableParts(view: View): readonly PanelPart[] {
  const { table, rolled } = view
  return [
    table.length === 0
      ? null
      : {
          kind: 'card',
          name: TEXT.onTable,
          heading: TEXT.onTable,
          parts: table.map((spell) => spellCard(view, spell)),
        },
    rolled === null
      ? null
      : {
          kind: 'card',
          name: TEXT.rolled,
          heading: TEXT.rolled,
          parts: [
            {
              kind: 'facts',
              facts: rolled.dice.map(({ id, seat, value }) => [
                `${SEAT_NAMES[seat]} (${id})`,
                <DiceRow key={id} faces={[value]} />,
              ]),
            },
          ],
        },
  ]
}

function spellCard(view: View, { id, spell, seat, caster, targets, to, state }: TableSpell): PanelPart {
  const aim = targetsInWords(targets, namesIn(view))
  const { name, text } = spellRow(spell)
  return {
    kind: 'card',
    name,
    heading: aim === '' ? name : `${name}: ${aim}`,
    picture: <ChitPicture icon={artOfSpell(spell)} />,
    parts: [
      { kind: 'text', text: TEXT.spellOf(SEAT_NAMES[seat], namesIn(view).unit(caster)) },
      to === null ? null : { kind: 'text', text: TEXT.answers(tableSpellName(to)) },
      { kind: 'text', text },
      { kind: 'text', text: `${tableSpellName(id)} ${TEXT.states[state]}` },
    ],
  }
}
