import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const exactly = (code: string, from: string, to: string): string => {
  if (code.split(from).length !== 2) throw new Error(`a library no longer reads "${from}": see what became of it`)
  return code.replace(from, to)
}

const iconOf = `
export const iconOf = (icon) =>
  /*#__PURE__*/ React.forwardRef((props, ref) => /*#__PURE__*/ React.createElement(Icon, { ...props, ref, icon }))`

/** Makes icons, so that each of them need not say again how. */
const withIconOf = (code: string): string =>
  exactly(code, '}\nexport default Icon;', `}${iconOf};\nexport default Icon;`)

const svgImport = /^import (\w+) from "@ant-design\/icons-svg\/es\/asn\/\w+";$/m

/** Two hundred bytes of an icon are its drawing, and twice as many the same lines in each of them. */
export const shortIcon = (code: string): string => {
  const [line, svg] = svgImport.exec(code) ?? []
  if (line === undefined || svg === undefined || !code.includes('React.createElement(AntdIcon,'))
    throw new Error('an icon is no longer a drawing in a frame: see what became of it')
  return `${line}\nimport { iconOf } from "../components/AntdIconLight";\nexport default /*#__PURE__*/ iconOf(${svg})`
}

const processor = /^ {4}inst\._zod\.processJSONSchema = .*$/gm
const describing =
  'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";'

/** Schemas check what comes and goes; only the server describes them to others, and that is a third of the library. */
export const withoutDescriptions = (code: string): string => {
  if ((code.match(processor) ?? []).length < 10) throw new Error('schemas no longer tell how to describe themselves')
  const silent =
    "const undescribed = () => () => { throw new Error('schemas are described by the server') }\n" +
    'const [createStandardJSONSchemaMethod, createToJSONSchemaMethod] = [undescribed, undescribed]'
  return exactly(code, describing, silent).replaceAll(processor, '')
}

const colorFile = "import { Color as RcColor } from '@rc-component/color-picker/es/color';"
const bright = /^export const isBright = [\s\S]*?^};$/m

/** Whether white can be read on a colour: the one thing buttons and tags take from the panel that chooses colours. */
export const onlyBright = (code: string): string => {
  const [found] = bright.exec(code) ?? []
  if (found === undefined) throw new Error('the panel of colours no longer tells which are bright')
  return `${colorFile}\n${found}`
}

const presets = '../../color-picker/components/ColorPresets'

type Cut = { readonly file: RegExp; readonly cut: (code: string) => string }

const onColors = (code: string): string => exactly(code, `'${presets}'`, `'${presets}.js?bright'`)

export const cuts: readonly Cut[] = [
  { file: /\/@ant-design\/icons\/es\/components\/AntdIconLight\.js$/, cut: withIconOf },
  { file: /\/@ant-design\/icons\/es\/icons\/(?!index)\w+(?:Outlined|Filled)\.js$/, cut: shortIcon },
  { file: /\/zod\/v4\/classic\/schemas\.js$/, cut: withoutDescriptions },
  { file: /\/antd\/es\/(?:button\/style\/token|tag\/style\/index)\.js$/, cut: onColors },
  {
    file: /\/antd\/es\/color-picker\/(?:color|util)\.js$/,
    cut: (code) => exactly(code, "import { Color as RcColor } from '@rc-component/color-picker';", colorFile),
  },
  {
    // Whatever may stand in a form asks for its context, and through the index for the form with all its checks.
    file: /\/antd\/es\/form\/context\.js$/,
    cut: (code) => exactly(code, "'@rc-component/form'", "'@rc-component/form/es/FormContext'"),
  },
]

/**
 * Leaves out of libraries what the first pages do not need and would load nevertheless, since a builder keeps a file
 * whole as soon as any page needs all of it. The text it looks for is exact: a new version stops the build.
 */
export const leanLibraries = (): Plugin => {
  const met = new Set<Cut>()
  return {
    name: 'srm:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/ColorPresets\.js\?bright$/ },
      handler: (id) => onlyBright(readFileSync(id.slice(0, -'?bright'.length), 'utf8')),
    },
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler(code, id) {
        const found = cuts.find(({ file }) => file.test(id))
        if (!found) return null
        met.add(found)
        return { code: found.cut(code), map: null }
      },
    },
    buildEnd(error) {
      const missed = cuts.filter((cut) => !met.has(cut)).map(({ file }) => String(file))
      if (!error && missed.length > 0) this.error(`libraries have no file ${missed.join(', ')}`)
    },
  }
}
