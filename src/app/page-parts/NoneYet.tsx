import { GAMES } from '@/games'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { hashOf } from '../addresses/routes'
import { TEXT } from './text'

interface NoneYetProps {
  readonly title: string
  readonly hint: string
}

/** Stands where a list of games is empty, with the ways to a first one. */
export function NoneYet({ title, hint }: NoneYetProps) {
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)}>
      <h2>{title}</h2>
      <p>{hint}</p>
      <div className={panelStyles.row}>
        {GAMES.map(({ id, name }) => (
          <a
            key={id}
            className={classNames(controlStyles.button, controlStyles['button--primary'])}
            href={hashOf({ page: 'new', gameId: id })}
          >
            {TEXT.newGame(name)}
          </a>
        ))}
      </div>
    </section>
  )
}
