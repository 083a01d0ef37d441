export const entry = `import { $camel$Pages } from '@srm/api/$kebab$/pages'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const $camel$ = defineModule({
  name: '$kebab$',
  pages: routes($camel$Pages, {
    list: () => import('./$kebab$.list.page.tsx'),
    edit: () => import('./$kebab$.edit.page.tsx'),
    detail: () => import('./$kebab$.detail.page.tsx'),
  }),
})
`

export const paths = `import { $camel$Pages } from '@srm/api/$kebab$/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const paths = recordPaths($camel$Pages)
`

export const texts = `import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('$camel$', {
  title: { zh: '$zh$', en: '$enPlural$' },
  create: { zh: '新增$zh$', en: 'New $lower$' },
  edit: { zh: '编辑$zh$', en: 'Edit $lower$' },
  'empty.title': { zh: '还没有$zh$', en: 'No $lowerPlural$ yet' },
  'empty.hint': {
    zh: '登记第一条$zh$，之后就能在这里查找。',
    en: 'Register the first one, and find it here from then on.',
  },
})
`

export const list = `import type { ReactNode } from 'react'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './$kebab$.paths.ts'
import { useText } from './$kebab$.texts.ts'

const $pascal$List = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={$pascal$}
      calls={$camel$}
      paths={paths}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default $pascal$List
`

export const edit = `import type { ReactNode } from 'react'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { paths } from './$kebab$.paths.ts'
import { useText } from './$kebab$.texts.ts'

const $pascal$Edit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={$pascal$}
      calls={$camel$}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ status: 'enabled' }}
    />
  )
}

export default $pascal$Edit
`

export const detail = `import type { ReactNode } from 'react'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { paths } from './$kebab$.paths.ts'

const $pascal$Detail = (): ReactNode => (
  <RecordDetail
    record={$pascal$}
    calls={$camel$}
    paths={paths}
    summary={['owner', 'department', 'createdBy', 'createdAt']}
  />
)

export default $pascal$Detail
`
