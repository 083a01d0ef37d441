import { identityPages } from '@srm/api/identity/pages'

/** What a new company does about its people. */
export const steps = [
  {
    key: 'department',
    rank: 20,
    label: { zh: '搭建部门并指定负责人', en: 'Set up departments and their leaders' },
    path: identityPages.department.path,
    permission: 'department:create',
    // The first department is led by whoever registered the company.
    done: 'select count(*) > 1 from department where tenant_id = $1 and leader_id is not null',
  },
  {
    key: 'people',
    rank: 30,
    label: { zh: '邀请同事加入', en: 'Invite colleagues' },
    path: identityPages.employee.list.path,
    permission: 'user:create',
    done: 'select count(*) > 1 from "user" where tenant_id = $1',
  },
  {
    key: 'role',
    rank: 40,
    label: { zh: '调整角色权限', en: 'Adjust roles' },
    path: identityPages.role.list.path,
    permission: 'role:create',
    done: "select exists (select 1 from role where tenant_id = $1 and kind = 'custom')",
  },
] as const
