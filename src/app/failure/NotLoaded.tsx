import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LOAD_TEXT } from '../load-text'
import { hashOf } from '../routes'
import { TEXT } from '../text'
import { LoadAgain } from './LoadAgain'

interface Props {
  readonly title?: string
  readonly explain?: string
}

/** A page that has not come, or whose report of a fault has not. It says nothing of an error: that might tell what is hidden. */
export function NotLoaded({ title = LOAD_TEXT.title, explain = LOAD_TEXT.explain }: Props) {
  return (
    <main className={pageStyles.page}>
      <div className={classNames(panelStyles.panel, panelStyles.stack)}>
        <h1 className={panelStyles['panel__title']}>{title}</h1>
        <p role="alert">{explain}</p>
        <div className={panelStyles.row}>
          <LoadAgain />
          <a className={controlStyles.button} href={hashOf({ page: 'home' })}>
            {TEXT.play.home}
          </a>
        </div>
      </div>
    </main>
  )
}
