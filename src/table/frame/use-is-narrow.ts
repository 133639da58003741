import { whether } from '@/widgets/whether'

/** Whether the screen is too narrow for a column beside the board. */
export const useIsNarrow = whether('(width < 760px)')

/** Whether it is too low for both the forces and the log in that column. */
export const useIsLow = whether('(height < 820px)')

/** Whether there is a column beside the board, and room in it for the forces and the log. */
export const useIsRoomy = whether('(width >= 760px) and (height >= 820px)')

/** Whether it is so small that half of it would leave no board: a frame on another page. */
export const useIsTiny = whether('(width < 760px) and (height < 544px) and (aspect-ratio <= 5/4)')
