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
