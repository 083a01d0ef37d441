import type { Page } from '@/lib/module/module.ts'
import { placeExternal } from '@/lib/session/public-routes.ts'
import * as entries from '@/external.ts'

/** The pages for people without an account; known from here on to need no login. */
export const externalPages: readonly Page[] = Object.values(entries).flat()

placeExternal(externalPages.map(({ path }) => path))
