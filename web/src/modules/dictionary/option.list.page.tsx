import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { dictionary } from '@srm/api/dictionary'
import { useRead } from '@/lib/api/query.ts'
import { Page } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import styles from './dictionary.module.css'
import { useText } from './dictionary.texts.ts'
import { OptionPanel } from './option.panel.tsx'
import { TypeList } from './type.list.tsx'

const OptionList = (): ReactNode => {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const types = useRead(dictionary.types, {})
  const pick = (selTypeName: string): void => setParams({ activeId: selTypeName })
  return (
    <Page title={t('title')}>
      <Await query={types}>
        {(all) => {
          const wanted = params.get('activeId') ?? all[0]?.selTypeName
          const active = all.find(({ selTypeName }) => selTypeName === wanted)
          return (
            <div className={styles.columns}>
              <TypeList types={all} active={wanted ?? ''} pick={pick} />
              {wanted ? (
                <OptionPanel key={wanted} selTypeName={wanted} name={active?.name ?? wanted} />
              ) : (
                <State title={t('pickDictionary')} />
              )}
            </div>
          )
        }}
      </Await>
    </Page>
  )
}

export default OptionList
