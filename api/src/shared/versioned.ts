import { z } from 'zod'
import { Id } from './ids.ts'

/** A change of something read before: refused when somebody else has changed it meanwhile. */
export const Versioned = z.strictObject({ version: z.int() })

export const VersionResult = z.object({ id: Id, version: z.int() })
