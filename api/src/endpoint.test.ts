import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { endpoint, permissionOf, type Input, type Parsed, type Result } from './endpoint.ts'
import { registry } from './index.ts'
import { label } from './shared/label.ts'
import type { tenancy } from './tenancy.ts'

const move = endpoint({
  method: 'POST',
  path: '/api/thing/move/:id',
  title: label('移动', 'Move'),
  access: { permission: 'thing:move' },
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ to: z.coerce.number() }),
  result: z.object({ id: z.string() }),
})

describe('endpoints', () => {
  it('says what goes in and what comes out', () => {
    expectTypeOf<Input<typeof move>>().toEqualTypeOf<{ params: { id: string } } & { body: { to: unknown } }>()
    expectTypeOf<Parsed<typeof move>['body']>().toEqualTypeOf<{ to: number }>()
    expectTypeOf<Result<typeof move>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<Result<typeof tenancy.ourCompany.show>['owner']>().toEqualTypeOf<{ id: string; name: string } | null>()
    expect(permissionOf(move.access)).toBe('thing:move')
    expect(permissionOf('signed-in')).toBeUndefined()
  })

  it('cannot be written without saying who may call it', () => {
    // @ts-expect-error -- access is missing on purpose
    const careless = endpoint({ method: 'GET', path: '/api/open', title: label('开', 'Open'), result: z.null() })
    expect(careless.access).toBeUndefined()
  })

  it('are registered by module', () => {
    expect(Object.keys(registry)).toEqual(
      expect.arrayContaining(['tenancy', 'identity', 'dictionary', 'file', 'record', 'development']),
    )
  })
})
