import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { permissionOf } from '@srm/api/endpoint'
import { development } from '@srm/api/identity'
import { noticeDevelopment } from '@srm/api/notice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '#kernel/http/openapi.ts'
import { startApp, type TestApp } from './app.ts'
import { everyEndpoint } from './endpoints.ts'
import { exchange, jsonOf } from './exchange.ts'
import { testEnvironment } from './settings.ts'

type Operation = { summary: string; security?: unknown[]; 'x-permission'?: string; parameters: { name: string }[] }
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')
const callsOf = ({ paths }: Document): string[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))

const served = async (): Promise<Document> =>
  jsonOf<Document>(await exchange(t, { method: 'GET', url: '/api/openapi.json' }))

describe('the API description', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const document = await served()
    expect(document.openapi).toBe('3.1.0')
    const told = await new Validator().validate(document)
    expect(told).toEqual({ valid: true })
  })

  it('is found invalid when it is', async () => {
    const document = await served()
    const told = await new Validator().validate({ ...document, paths: { 'no-slash': { get: {} } } })
    expect(told.valid).toBe(false)
  })

  it('points only at parts it has', async () => {
    const document = await served()
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]*)"/g)].map(([, pointer = '']) => pointer)
    expect(pointers.length).toBeGreaterThan(0)
    const find = (pointer: string): unknown =>
      decodeURIComponent(pointer)
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)
    expect(pointers.filter((pointer) => find(pointer) === undefined)).toEqual([])
  })

  it('describes exactly the endpoints of the contract', async () => {
    const contract = everyEndpoint.map(({ method, path }) => `${method.toLowerCase()} ${openPath(path)}`)
    expect(callsOf(await served()).toSorted()).toEqual(contract.toSorted())
  })

  it('says for each who may call it, what it is called and what it takes', async () => {
    const { paths } = await served()
    for (const endpoint of everyEndpoint) {
      const operation = paths[openPath(endpoint.path)]?.[endpoint.method.toLowerCase()]
      expect(operation?.summary).toBe(endpoint.title.zh)
      expect(operation?.['x-permission']).toBe(permissionOf(endpoint.access))
      expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : undefined)
      for (const [, name] of endpoint.path.matchAll(/:(\w+)/g))
        expect(operation?.parameters.map((parameter) => parameter.name)).toContain(name)
    }
  })

  it('is shown as a page and can be switched off', async () => {
    const page = await exchange(t, { method: 'GET', url: '/api/docs/' })
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.text).toContain('/api/openapi.json')
    const off = await startApp({ env: { SRM_API_DOCS: 'off' } })
    expect((await exchange(off, { method: 'GET', url: '/api/openapi.json' })).status).toBe(404)
    expect((await exchange(off, { method: 'GET', url: '/api/docs/' })).status).toBe(404)
    await off.close()
  })

  it('is printed by the command, without what exists in development only', () => {
    const main = join(import.meta.dirname, '../src/main.ts')
    const printed = execFileSync(process.execPath, [main, 'openapi'], {
      encoding: 'utf8',
      maxBuffer: 16_000_000,
      env: { PATH: process.env['PATH'], ...testEnvironment('srm_test_none') },
    })
    const document = JSON.parse(printed) as Document
    const hidden: readonly string[] = Object.values({ ...development, ...noticeDevelopment }).map(({ path }) => path)
    const contract = everyEndpoint.filter(({ path }) => !hidden.includes(path))
    expect(callsOf(document).toSorted()).toEqual(
      contract.map(({ method, path }) => `${method.toLowerCase()} ${openPath(path)}`).toSorted(),
    )
    expect(callsOf(openApi(t.app.modules) as Document).length).toBe(everyEndpoint.length)
  })
})
