import { UserGroup, userGroup } from '@srm/api/user-group'
import { mapConstraintError } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'

mapConstraintError('user_group_name_key', 'userGroup.name_taken', 'name')

export const userGroups = defineResource(UserGroup, userGroup, { code: { type: 10, prefix: 'YHZ' } })
