import { useState } from 'react'
import { type SpellId, SPELLS } from '../../content/spells'
import { SEAT_NAMES } from '../../content/text'
import { type ArenaSeat, type Position, SEATS } from '../../rules/position'
import type { Edit } from './edits'
import { EDITOR_TEXT } from './editor-text'
import { forgetting, learning } from './magic-edits'
import { SPELL_OPTIONS } from './options'
import { Removable } from './Removable'
import { Select } from '@/widgets/Select'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'

interface SpellsPanelProps {
  readonly position: Position
  readonly onEdit: (edit: Edit) => void
}

/** The spell cards of both armies. */
export function SpellsPanel({ position, onEdit }: SpellsPanelProps) {
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-label={EDITOR_TEXT.spells}>
      <h2 className={panelStyles['panel__title']}>{EDITOR_TEXT.spells}</h2>
      {SEATS.map((seat) => (
        <SpellsOf key={seat} {...{ seat, onEdit }} cards={position.secrets.spells[seat]} />
      ))}
    </section>
  )
}

interface SpellsOfProps extends Pick<SpellsPanelProps, 'onEdit'> {
  readonly seat: ArenaSeat
  readonly cards: readonly SpellId[]
}

function SpellsOf({ seat, cards, onEdit }: SpellsOfProps) {
  const [spell, setSpell] = useState<SpellId>('bless')
  const name = SEAT_NAMES[seat]
  return (
    <div className={panelStyles.stack}>
      {cards.map((card) => (
        <Removable
          key={card}
          name={EDITOR_TEXT.spellOf(name, SPELLS[card].name)}
          onRemove={() => onEdit(forgetting(seat, card))}
        />
      ))}
      <Select label={EDITOR_TEXT.spell(name)} value={spell} options={SPELL_OPTIONS} onChange={setSpell} />
      <button
        type="button"
        className={controlStyles.button}
        disabled={cards.includes(spell)}
        onClick={() => onEdit(learning(seat, spell))}
      >
        {EDITOR_TEXT.learn(name)}
      </button>
    </div>
  )
}
