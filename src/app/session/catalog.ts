import { browserCatalog } from '@/store/catalog/catalog'

/** All games that this browser keeps. */
export const catalog = browserCatalog()
