import { z } from 'zod'

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const Id = z.string().regex(pattern, { error: '请重新选择' }).meta({ format: 'uuid' })
export const IdParams = z.strictObject({ id: Id })
export const IdResult = z.object({ id: Id })
