import controlStyles from '@/widgets/control.module.css'
import { SheetPage } from '@/widgets/SheetPage'
import { LOAD_TEXT } from './load-text'
import { hashOf } from '../addresses/routes'
import { TEXT } from '../page-parts/text'
import { LoadAgain } from './LoadAgain'

interface Props {
  readonly title?: string
  readonly explain?: string
}

/** A page that has not come, or whose report of a fault has not. It says nothing of an error: that might tell what is hidden. */
export function NotLoaded({ title = LOAD_TEXT.title, explain = LOAD_TEXT.explain }: Props) {
  return (
    <SheetPage
      title={title}
      ways={
        <>
          <LoadAgain />
          <a className={controlStyles.button} href={hashOf({ page: 'home' })}>
            {TEXT.play.home}
          </a>
        </>
      }
    >
      <p role="alert">{explain}</p>
    </SheetPage>
  )
}
