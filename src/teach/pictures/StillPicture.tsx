import { useState } from 'react'
import { Button } from '@/widgets/Button'
import { Select } from '@/widgets/Select'
import panelStyles from '@/widgets/panel.module.css'
import { download } from '../page-parts/download'
import { type ExportedPicture, pictureInDots } from './picture-export'
import { PICTURES_TEXT as TEXT } from './pictures-text'

/** How much of a map is seen. */
export type Crop = keyof typeof TEXT.crops

const CROPS = (Object.keys(TEXT.crops) as Crop[]).map((value) => ({ value, name: TEXT.crops[value] }))
const AS_DRAWN = ''
const WIDTHS = [AS_DRAWN, '640', '1280', '1920', '2880'].map((value) => ({
  value,
  name: value === AS_DRAWN ? TEXT.asDrawn : value,
}))

interface StillPictureProps {
  /** Of the file, without its ending. */
  readonly name: string
  /** Draws it, or says why it cannot be drawn so. */
  readonly make: (crop: Crop) => ExportedPicture | string
}

/** Saves or copies a picture of a map, cropped, at a chosen size. */
export function StillPicture({ name, make }: StillPictureProps) {
  const [crop, setCrop] = useState<Crop>('whole')
  const [width, setWidth] = useState(AS_DRAWN)
  const [said, setSaid] = useState('')
  const dotsOf = (picture: ExportedPicture) =>
    pictureInDots(picture, width === AS_DRAWN ? undefined : Number(width))
  const use = async (end: (picture: ExportedPicture) => Promise<string>) => {
    const picture = make(crop)
    setSaid(typeof picture === 'string' ? picture : await end(picture))
  }
  const save = (ending: string, content: Blob | null): string => {
    if (content) download(`${name}.${ending}`, content)
    return content ? '' : TEXT.cannotMake
  }
  return (
    <div className={panelStyles.stack}>
      <Select label={TEXT.crop} value={crop} options={CROPS} onChange={setCrop} />
      <Select label={TEXT.width} value={width} options={WIDTHS} onChange={setWidth} />
      <div className={panelStyles.row}>
        <Button onClick={() => void use(async (picture) => save('png', await dotsOf(picture)))}>
          {TEXT.png}
        </Button>
        <Button onClick={() => void use((picture) => Promise.resolve(save('svg', svgFile(picture.svg))))}>
          {TEXT.svg}
        </Button>
        <Button onClick={() => void use(async (picture) => copied(await dotsOf(picture)))}>
          {TEXT.copy}
        </Button>
      </div>
      <p role="status">{said}</p>
    </div>
  )
}

/** Copies a picture, and tells whether the browser let it. */
async function copied(picture: Blob | null): Promise<string> {
  if (!picture) return TEXT.cannotMake
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return TEXT.copied
  } catch {
    return TEXT.cannotCopy
  }
}

function svgFile(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' })
}
