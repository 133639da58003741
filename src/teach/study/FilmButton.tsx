import { Suspense, useState } from 'react'
import { Button } from '@/widgets/Button'
import { optionalComponent } from '@/widgets/late'
import { PICTURES_TEXT as TEXT } from '../pictures/pictures-text'

/** The dialog that makes animated pictures, with what draws them; fetched when it is first opened. */
const LateFilmDialog = optionalComponent(() => import('./FilmDialog').then((module) => module.FilmDialog))

/** Opens the dialog that makes an animated picture of the line at hand. */
export function FilmButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{TEXT.open}</Button>
      {isOpen && (
        <Suspense>
          <LateFilmDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
