export const door = `import { AppstoreOutlined } from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { paths } from './$kebab$.paths.ts'

const title = label('$zh$', '$enPlural$')
const under = paths.list

export const $camel$ = defineModule({
  name: '$kebab$',
  pages: [
    { path: under, title, permission: '$camel$:list', load: () => import('./$kebab$.list.page.tsx') },
    {
      path: \`\${under}/edit\`,
      title: label('编辑$zh$', 'Edit $lower$'),
      under,
      dynamicNewTab: true,
      load: () => import('./$kebab$.edit.page.tsx'),
    },
    {
      path: \`\${under}/detail\`,
      title: label('$zh$详情', '$en$ details'),
      under,
      permission: '$camel$:show',
      load: () => import('./$kebab$.detail.page.tsx'),
    },
  ],
  menu: [{ group: label('业务', 'Business'), path: under, title, icon: AppstoreOutlined, permission: '$camel$:list' }],
})
`

export const paths = `const base = '/$camel$'

export const paths = {
  list: base,
  create: \`\${base}/edit\`,
  edit: (id: string): string => \`\${base}/edit?id=\${id}\`,
  detail: (id: string): string => \`\${base}/detail?id=\${id}\`,
} as const
`

export const texts = `import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './$kebab$.zh.ts'

export const { useText } = defineTexts('$camel$', zh, async () => (await import('./$kebab$.en.ts')).en)
`

export const chinese = `export const zh = {
  title: '$zh$',
  create: '新增$zh$',
  edit: '编辑$zh$',
  'empty.title': '还没有$zh$',
  'empty.hint': '登记第一条$zh$，之后就能在这里查找。',
  'section.basic': '基本信息',
} as const
`

export const english = `import type { zh } from './$kebab$.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: '$enPlural$',
  create: 'New $lower$',
  edit: 'Edit $lower$',
  'empty.title': 'No $lowerPlural$ yet',
  'empty.hint': 'Register the first one, and find it here from then on.',
  'section.basic': 'Basics',
}
`
