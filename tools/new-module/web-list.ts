export const list = `import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { Can } from '@/lib/can.tsx'
import { Page } from '@/ui/page.tsx'
import { RecordTable } from '@/ui/record-table.tsx'
import { paths } from './$kebab$.paths.ts'
import { useText } from './$kebab$.texts.ts'

const $pascal$List = (): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const create = (
    <Can code="$camel$:create">
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void go(paths.create)}>
        {t('create')}
      </Button>
    </Can>
  )
  return (
    <Page title={t('title')} actions={create}>
      <RecordTable
        record={$pascal$}
        list={$camel$.list}
        open={(row) => paths.detail(row.id)}
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
      />
    </Page>
  )
}

export default $pascal$List
`
