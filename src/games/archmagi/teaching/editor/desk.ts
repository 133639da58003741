import { fileDesk } from '@/table/teaching/position-desk'
import { archmagiFiles } from '../../files'
import { STARTS } from './starts'

/** How positions of Archmagi are made by hand. */
export const DESK = fileDesk(STARTS, archmagiFiles)
