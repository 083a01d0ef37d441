import { describe, expect, it } from 'vitest'
import { loadConfig } from '#kernel/config.ts'
import { modulesOf } from '../src/assembly.ts'
import { customerCalls } from './customer-calls.ts'
import { testEnvironment } from './settings.ts'

/** Modules still to come. When one arrives its calls must be served, and its name must go from here. */
const pendingModules: readonly string[] = []

/** Calls of modules that exist already but do not answer everything yet. */
const pendingCalls: readonly string[] = []

const modules = modulesOf(loadConfig(testEnvironment('srm_test_calls')))
const served = new Map<string, string>(
  modules.flatMap(({ name, routes = [] }) =>
    routes.map(({ endpoint: { method, path } }) => [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, name] as const),
  ),
)

type Call = readonly [method: string, path: string, module: string]
const isPending = ([method, path, module]: Call, pending: readonly string[]): boolean =>
  pending.includes(module) || pendingCalls.includes(`${method} ${path}`)

/** What is wrong with a call: neither served nor expected, or served while still called pending. */
const verdict = (call: Call, pending = pendingModules): string | undefined => {
  const key = `${call[0]} ${call[1]}`
  const answered = served.has(key)
  if (answered && isPending(call, pending)) return `${key} is served: strike it from the pending list`
  if (!answered && !isPending(call, pending)) return `${key} is not served`
  return answered && served.get(key) !== call[2] ? `${key} is served by ${served.get(key) ?? ''}` : undefined
}

describe("the customer's calls", () => {
  it('are sixty, each once', () => {
    expect(customerCalls.length).toBe(60)
    expect(new Set(customerCalls.map(([method, path]) => `${method} ${path}`)).size).toBe(60)
  })

  it.each(customerCalls)('%s %s is served by %s, or known to be pending', (...call) => {
    expect(verdict(call)).toBeUndefined()
  })

  it('leave no name on the pending list that stands for nothing', () => {
    const keys = customerCalls.map(([method, path]) => `${method} ${path}`)
    expect(pendingCalls.filter((call) => !keys.includes(call as (typeof keys)[number]))).toEqual([])
    const owners: readonly string[] = customerCalls.map(([, , module]) => module)
    expect(pendingModules.filter((name) => !owners.includes(name))).toEqual([])
    expect(pendingModules.filter((name) => modules.some((module) => module.name === name))).toEqual([])
  })

  it('would be missed if one were dropped, or left pending after it is served', () => {
    expect(verdict(['GET', '/api/sel_option/nowhere', 'dictionary'])).toContain('is not served')
    expect(verdict(['GET', '/api/classify/all', 'rocket'], ['rocket'])).toContain('strike it')
    expect(verdict(['GET', '/api/classify/all', 'tenancy'])).toContain('is served by dictionary')
  })
})
