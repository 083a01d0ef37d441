import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { root } from '../process.ts'

export const composeFile = `${root}/deploy/compose.prod.yml`

export type Service = {
  readonly image?: string
  readonly build?: { readonly target?: string }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly profiles?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly disable?: boolean }
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly mem_limit?: string
  readonly restart?: string
  readonly ports?: readonly string[]
}

export type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
  readonly networks: Readonly<Record<string, { readonly ipam?: { readonly config: { readonly subnet: string }[] } }>>
}

/** `$NAME`, `${NAME:-otherwise}` and `${NAME:?why it is needed}`, as Docker fills them in. */
const filled = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(
    /\$(?:(\w+)|\{(\w+)(?::([-?])([^}]*))?\})/g,
    (_, plain?: string, name?: string, kind?: string, rest?: string) => {
      const value = variables[plain ?? name ?? '']
      if (value) return value
      if (kind === '?') throw new Error(`${name ?? ''}: ${rest ?? ''}`)
      return rest ?? ''
    },
  )

/** The compose file with its variables filled in, as Docker reads it. */
export const readCompose = (variables: Readonly<Record<string, string>>): Compose =>
  JSON.parse(
    JSON.stringify(parse(readFileSync(composeFile, 'utf8'), { merge: true }), (_, value: unknown) =>
      typeof value === 'string' ? filled(value, variables) : value,
    ),
  ) as Compose

/** Whether it runs the image of this repository. */
export const isOurs = ({ build }: Service): boolean => build !== undefined
