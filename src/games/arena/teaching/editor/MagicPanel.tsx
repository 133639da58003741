import { useState } from 'react'
import { magicNow } from './magic-now'
import type { ArenaSeat, Space, Table } from '../../rules/position'
import type { Edit } from './edits'
import { EDITOR_TEXT } from './editor-text'
import { holdersAt } from './holders'
import { disenchanting, enchanting, stopping } from './magic-edits'
import { SEAT_OPTIONS } from './options'
import { Removable } from './Removable'
import { Select } from '@/widgets/Select'
import styles from '@/table/teaching/position-editor.module.css'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'

interface MagicPanelProps {
  readonly table: Table
  readonly space: Space
  readonly onEdit: (edit: Edit) => void
}

/** Magic in and around a space: what is in force, what is being cast, and what may be put on. */
export function MagicPanel({ table, space, onEdit }: MagicPanelProps) {
  const { enchantments, casts } = magicNow(table, space)
  const isAny = enchantments.length + casts.length > 0
  return (
    <details open={isAny}>
      <summary className={styles['position-editor__fold']}>{EDITOR_TEXT.magic}</summary>
      <div className={panelStyles.stack}>
        {enchantments.map(({ id, name }) => (
          <Removable key={id} name={name} onRemove={() => onEdit(disenchanting(id))} />
        ))}
        {casts.map(({ id, name }) => (
          <Removable key={id} name={name} onRemove={() => onEdit(stopping(id))} />
        ))}
        <EnchantFields {...{ table, space, onEdit }} />
      </div>
    </details>
  )
}

/** What is put on what, and whose it was. */
function EnchantFields({ table, space, onEdit }: MagicPanelProps) {
  const holders = holdersAt(table, space)
  const [chosen, setChosen] = useState({ holder: '', magic: '' })
  const [seat, setSeat] = useState<ArenaSeat>('west')
  const holder = holders.find(({ value }) => value === chosen.holder) ?? holders[0]
  const magic = holder?.magic.find(({ value }) => value === chosen.magic) ?? holder?.magic[0]
  if (!holder || !magic) return null
  return (
    <>
      <Select
        label={EDITOR_TEXT.enchanted}
        value={holder.value}
        options={holders}
        onChange={(value) => setChosen({ ...chosen, holder: value })}
      />
      <Select
        label={EDITOR_TEXT.enchantment}
        value={magic.value}
        options={holder.magic}
        onChange={(value) => setChosen({ ...chosen, magic: value })}
      />
      <Select label={EDITOR_TEXT.whose} value={seat} options={SEAT_OPTIONS} onChange={setSeat} />
      <button
        type="button"
        className={controlStyles.button}
        onClick={() => onEdit(enchanting(magic.value, seat, holder.on))}
      >
        {EDITOR_TEXT.enchant}
      </button>
    </>
  )
}
