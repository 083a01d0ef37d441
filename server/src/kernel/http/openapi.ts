import { version } from './version.ts'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import { isField, metaOf } from '@srm/api/shared/field-meta'
import { allErrors } from '@srm/api'
import { z } from 'zod'
import type { Module } from '../module.ts'

const Json = z.record(z.string(), z.unknown())
type Json = z.output<typeof Json>

const schemaOf = (of: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(of, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodType) || !isField(zodSchema)) return
      const { kind, label } = metaOf(zodSchema)
      jsonSchema.title = label.zh
      jsonSchema.description = `${label.en} (${kind})`
    },
  })
  return json
}

/** zod names the parts of a recursive schema relative to itself; here they stand inside a larger document. */
const rebase = (json: Json, at: string): Json =>
  Json.parse(JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#', `"$ref":"#${at}`)))

const parameters = (where: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

const envelope = (result: Json): Json => ({
  type: 'object',
  required: ['code', 'result', 'message', 'requestId'],
  properties: { code: { const: 200 }, result, message: { type: 'string' }, requestId: { type: 'string' } },
})

const refusals: Json = {
  default: {
    description: '失败：code 为稳定的错误码，message 为中文（或英文）说明',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  },
}

const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')
const pointer = (path: string, method: string, rest: string): string =>
  `/paths/${openPath(path).replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}${rest}`

const bodyOf = (endpoint: Endpoint): Json => {
  if (endpoint.upload)
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
          },
        },
      },
    }
  if (!endpoint.body) return {}
  const at = pointer(endpoint.path, endpoint.method.toLowerCase(), '/requestBody/content/application~1json/schema')
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: rebase(schemaOf(endpoint.body, 'input'), at) } },
    },
  }
}

const operation = (endpoint: Endpoint, tag: string): Json => {
  const at = pointer(
    endpoint.path,
    endpoint.method.toLowerCase(),
    '/responses/200/content/application~1json/schema/properties/result',
  )
  const answer = endpoint.raw
    ? {
        description: '文件内容',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    : {
        description: '成功',
        content: { 'application/json': { schema: envelope(rebase(schemaOf(endpoint.result, 'output'), at)) } },
      }
  const permission = permissionOf(endpoint.access)
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^a-zA-Z0-9]+/g, '_')}`,
    tags: [tag],
    summary: endpoint.title.zh,
    description: [endpoint.title.en, permission && `权限码 ${permission}`].filter(Boolean).join(' · '),
    ...(endpoint.access === 'public' && { security: [] }),
    ...(permission && { 'x-permission': permission }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...bodyOf(endpoint),
    responses: { 200: answer, ...refusals },
  }
}

const failureSchema: Json = {
  type: 'object',
  required: ['code', 'key', 'message', 'requestId'],
  properties: {
    code: { type: 'integer' },
    key: { type: 'string', enum: Object.keys(allErrors) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    details: {},
  },
}

/** The OpenAPI 3.1 document of everything the modules serve. */
export const openApi = (modules: readonly Module[]): Json => {
  const paths: Record<string, Json> = {}
  for (const { name, routes = [] } of modules)
    for (const { endpoint } of routes) {
      const path = openPath(endpoint.path)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, name) }
    }
  return {
    openapi: '3.1.0',
    info: { title: '云采 SRM', version, description: '供应商关系与项目后台接口' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: modules.filter(({ routes }) => routes?.length).map(({ name }) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
