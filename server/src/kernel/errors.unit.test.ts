import { describe, expect, it } from 'vitest'
import { asFailure, breaksConnection } from './errors.ts'

const broken = (message: string, more: object): Error => Object.assign(new Error(message), more)

describe('a connection that was lost', () => {
  it.each([
    ['in the middle of writing', broken('write EPIPE', { code: 'EPIPE', syscall: 'write' })],
    ['by a reset', broken('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' })],
    ['by the administrator', broken('terminating connection', { code: '57P01' })],
    ['as the protocol says it', broken('connection failure', { code: '08006' })],
    ['before it was made', broken('timeout exceeded when trying to connect', {})],
  ])('%s is busy, not broken, and the connection is thrown away', (_, error) => {
    expect(asFailure(error)?.key).toBe('server.busy')
    expect(breaksConnection(error)).toBe(true)
  })

  it('is not what a mistake of ours looks like', () => {
    const mistake = broken('column "x" does not exist', { code: '42703' })
    expect(asFailure(mistake)).toBeUndefined()
    expect(breaksConnection(mistake)).toBe(false)
  })
})
