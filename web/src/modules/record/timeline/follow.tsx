import { StarFilled, StarOutlined } from '@ant-design/icons'
import { Button, Popover, Space } from 'antd'
import type { ReactNode } from 'react'
import { record } from '@srm/api/record'
import { useMutate, useRead } from '@/lib/api/query.ts'
import type { RecordAt } from '@/ui/slots.ts'
import { useRecordText } from '../record.texts.ts'
import styles from './timeline.module.css'

/** Whoever follows a record is told what happens to it. */
export const Follow = ({ subject, id }: RecordAt): ReactNode => {
  const t = useRecordText()
  const params = { subject, id }
  const { data } = useRead(record.followed, { params })
  const act = useMutate(record.follow)
  if (!data) return null
  const { following, followers } = data
  const names = followers.map(({ id: person, name }) => <li key={person}>{name}</li>)
  return (
    <Space.Compact>
      <Button
        icon={following ? <StarFilled aria-hidden className={styles.star} /> : <StarOutlined aria-hidden />}
        aria-pressed={following}
        title={t(following ? 'unfollow' : 'follow')}
        disabled={act.isPending}
        onClick={() => act.mutate({ params, body: { on: !following } })}
      >
        {t(following ? 'following' : 'follow')}
      </Button>
      <Popover
        trigger={['click']}
        placement="bottomRight"
        title={t('followers', { count: followers.length })}
        content={followers.length > 0 ? <ul>{names}</ul> : t('noFollowers')}
      >
        <Button aria-label={t('followers', { count: followers.length })}>{followers.length}</Button>
      </Popover>
    </Space.Compact>
  )
}
