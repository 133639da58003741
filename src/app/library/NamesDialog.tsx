import { useState } from 'react'
import { seatsNamed } from '@/contract/seat-names'
import { LONGEST_PLAYER, LONGEST_TITLE } from '@/store/catalog/library-file'
import { namedPlayers } from '@/store/catalog/names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import { Field } from '@/widgets/Field'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { ColorField, useColors } from '../page-parts/ColorField'
import { rename } from './actions'
import type { ListedGame } from './find-games'
import { GAMES_TEXT as TEXT } from './games-text'

interface NamesDialogProps {
  readonly listed: ListedGame
  readonly onClose: () => void
}

/** What the players call a game and themselves. */
export function NamesDialog({ listed, onClose }: NamesDialogProps) {
  const { game, card } = listed
  const seats = seatsNamed(game, card.seats)
  const [title, setTitle] = useState(card.title ?? '')
  const [players, setPlayers] = useState(card.players ?? {})
  const colors = useColors()
  const keep = async () => {
    const named = namedPlayers(players, LONGEST_PLAYER)
    colors.keep(named)
    await rename(listed, { title: title.trim() || undefined, players: named })
    onClose()
  }
  return (
    <Dialog open title={TEXT.names} description={TEXT.optional} onClose={onClose}>
      <form
        className={panelStyles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <NameField
          isFirst
          label={TEXT.gameTitle}
          usual={game.name}
          most={LONGEST_TITLE}
          value={title}
          onName={setTitle}
        />
        {seats.map(({ id, name }) => (
          <NameField
            key={id}
            label={TEXT.playerOf(name)}
            usual={name}
            most={LONGEST_PLAYER}
            value={players[id] ?? ''}
            onName={(player) => setPlayers({ ...players, [id]: player })}
          />
        ))}
        {seats.map(({ id, name }) => (
          <ColorField
            key={`${id} color`}
            seat={name}
            color={colors.of(id, players[id])}
            onChoose={(color) => colors.choose(id, color)}
          />
        ))}
        <ButtonRow>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <PrimaryButton type="submit">{TEXT.keepNames}</PrimaryButton>
        </ButtonRow>
      </form>
    </Dialog>
  )
}

interface NameFieldProps {
  /** Whether it has the focus as the dialog opens. */
  readonly isFirst?: boolean
  readonly label: string
  /** What it is called where nobody types anything. */
  readonly usual: string
  readonly most: number
  readonly value: string
  readonly onName: (name: string) => void
}

function NameField({ isFirst = false, label, usual, most, value, onName }: NameFieldProps) {
  return (
    <Field label={label}>
      <input
        className={controlStyles['field__input']}
        autoFocus={isFirst}
        autoComplete="off"
        placeholder={usual}
        maxLength={most}
        value={value}
        onChange={({ target }) => onName(target.value)}
      />
    </Field>
  )
}
