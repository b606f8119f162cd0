/**
 * Who may do what (contract §5): every call and page that exists, for each actor, as the status it answers.
 *
 * `open` and `private` are two groups in which only selected users create posts; `everybody` stands for two more in
 * which all may. `draft` is asked of a draft and of a scheduled post. The post is by `author`, the comment on it by
 * `member`. Pages answer `login` and `home` where they send people away. The public page of a private group's post has no
 * row: its link is there to tell strangers what the table holds for a secret.
 */
export const columns = [
  'guest',
  'deactivated',
  'outsider',
  'member',
  'creator',
  'author',
  'groupAdmin',
  'teamAdmin',
] as const;

//                  guest deac outs memb crea auth gadm tadm
export const matrix = `
GET /api/[...path]
  any                 404  404  404  404  404  404  404  404
POST /api/[...path]
  any                 404  404  404  404  404  404  404  404
PUT /api/[...path]
  any                 404  404  404  404  404  404  404  404
PATCH /api/[...path]
  any                 404  404  404  404  404  404  404  404
DELETE /api/[...path]
  any                 404  404  404  404  404  404  404  404

GET /api/health
  any                 200  200  200  200  200  200  200  200
GET /api/csrf
  any                 401  401  200  200  200  200  200  200
GET /api/auth/[...nextauth]
  any                 200  200  200  200  200  200  200  200
POST /api/auth/[...nextauth]
  any                 302  302  302  302  302  302  302  302
POST /api/auth/forgot
  any                 204  204  204  204  204  204  204  204
POST /api/auth/reset
  any                 410  410  410  410  410  410  410  410
POST /api/auth/invitation
  any                 404  404  404  404  404  404  404  404
POST /api/setup
  any                 404  404  404  404  404  404  404  404
POST /logout
  any                 303  403  403  403  403  403  403  403
GET /saml/metadata
  any                 200  200  200  200  200  200  200  200
GET /saml/login
  any                 303  303  303  303  303  303  303  303
GET /saml/acs
  any                 303  303  303  303  303  303  303  303
POST /saml/acs
  any                 415  415  415  415  415  415  415  415
GET /saml/logout
  any                 303  303  303  303  303  303  303  303
POST /saml/logout
  any                 303  403  403  403  403  403  403  403

GET /api/account
  any                 401  401  200  200  200  200  200  200
GET /api/account/user
  any                 401  401  200  200  200  200  200  200
GET /api/account/users
  any                 401  401  403  403  403  403  403  200
GET /api/account/users/search
  any                 401  401  200  200  200  200  200  200
POST /api/account/users/invite
  any                 401  401  403  403  403  403  403  200
GET /api/account/invitations
  any                 401  401  403  403  403  403  403  200
POST /api/account/invitations/[invitation]/resend
  any                 401  401  403  403  403  403  403  200
DELETE /api/account/invitations/[invitation]
  any                 401  401  403  403  403  403  403  204
POST /api/account/test-mail
  any                 401  401  403  403  403  403  403  200
GET /api/account/audit
  any                 401  401  403  403  403  403  403  200
GET /api/account/audit/csv
  any                 401  401  403  403  403  403  403  200
GET /api/account/jobs
  any                 401  401  403  403  403  403  403  200
POST /api/account/jobs/[job]/retry
  any                 401  401  403  403  403  403  403  204
DELETE /api/account/jobs/[job]
  any                 401  401  403  403  403  403  403  204
PUT /api/account/general
  any                 401  401  403  403  403  403  403  200
PUT /api/account/login
  any                 401  401  403  403  403  403  403  200
PUT /api/account/navigation
  any                 401  401  403  403  403  403  403  200
GET /api/account/sso
  any                 401  401  403  403  403  403  403  200
POST /api/account/sso/metadata
  any                 401  401  403  403  403  403  403  422
PUT /api/account/sso
  any                 401  401  403  403  403  403  403  200

GET /api/user/[user]
  any                 401  401  200  200  200  200  200  200
GET /api/user/[user]/vcard
  any                 401  401  200  200  200  200  200  200
GET /api/user/[user]/posts
  any                 401  401  200  200  200  200  200  200
PUT /api/user/[user]
  any                 401  401  403  403  403  403  403  200
DELETE /api/user/[user]
  any                 401  401  403  403  403  403  403  200
PUT /api/user/[user]/make-admin
  any                 401  401  403  403  403  403  403  200
PUT /api/user/[user]/remove-admin
  any                 401  401  403  403  403  403  403  200
PUT /api/user/[user]/deactivate
  any                 401  401  403  403  403  403  403  200
PUT /api/user/[user]/reactivate
  any                 401  401  403  403  403  403  403  200
PUT /api/user/change-password
  any                 401  401  204  204  204  204  204  204
GET /api/user/sessions
  any                 401  401  200  200  200  200  200  200
DELETE /api/user/sessions
  any                 401  401  204  204  204  204  204  204
DELETE /api/user/sessions/[session]
  any                 401  401  204  204  204  204  204  204
GET /api/user/posts
  any                 401  401  200  200  200  200  200  200

GET /api/notifications
  any                 401  401  200  200  200  200  200  200
POST /api/notifications/read
  any                 401  401  200  200  200  200  200  200
GET /api/notifications/stream
  any                 401  401  200  200  200  200  200  200

GET /api/notifications/settings
  any                 401  401  200  200  200  200  200  200
PUT /api/notifications/settings
  any                 401  401  200  200  200  200  200  200
GET /api/notifications/unsubscribe/[token]
  any                 303  303  303  303  303  303  303  303
POST /api/notifications/unsubscribe/[token]
  any                 404  404  404  404  404  404  404  404

GET /api/confirmations
  any                 401  401  200  200  200  200  200  200
GET /api/calendar/feeds
  any                 401  401  200  200  200  200  200  200
POST /api/calendar/feeds
  any                 401  401  201  201  201  201  201  201
DELETE /api/calendar/feeds/[feed]
  any                 401  401  204  204  204  204  204  204
GET /calendar/[file]
  any                 404  404  404  404  404  404  404  404

GET /api/homepage
  any                 401  401  200  200  200  200  200  200
GET /api/groups
  any                 401  401  200  200  200  200  200  200
POST /api/groups
  any                 401  401  201  201  201  201  201  201
GET /api/groups/[group]
  open                401  401  200  200  200  200  200  200
  private             401  401  404  200  200  200  200  200
PUT /api/groups/[group]
  open                401  401  403  403  403  403  200  200
  private             401  401  404  403  403  403  200  200
POST /api/groups/[group]/follow
  open                401  401  200  200  200  200  200  200
  private             401  401  404  200  200  200  200  200
DELETE /api/groups/[group]/follow
  open                401  401  200  200  200  200  200  200
  private             401  401  404  200  200  200  200  200
DELETE /api/groups/[group]
  open                401  401  403  403  403  403  204  204
  private             401  401  404  403  403  403  204  204
POST /api/groups/[group]/rebuild-menu
  open                401  401  403  403  403  403  200  200
  private             401  401  404  403  403  403  200  200
PATCH /api/groups/[group]/bulk-delete
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  422  422  422  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  422  422  200  200  200

POST /api/groups/[group]/categories
  open                401  401  403  403  403  403  201  201
  private             401  401  404  403  403  403  201  201
POST /api/groups/[group]/categories/rebuild-menu
  open                401  401  403  403  403  403  200  200
  private             401  401  404  403  403  403  200  200
GET /api/groups/[group]/categories/[category]
  open                401  401  200  200  200  200  200  200
  private             401  401  404  200  200  200  200  200
PUT /api/groups/[group]/categories/[category]
  open                401  401  403  403  403  403  200  200
  private             401  401  404  403  403  403  200  200
DELETE /api/groups/[group]/categories/[category]
  open                401  401  403  403  403  403  204  204
  private             401  401  404  403  403  403  204  204
PATCH /api/groups/[group]/categories/[category]/bulk-move
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  422  422  422  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  422  422  200  200  200

GET /api/groups/[group]/tree
  open                401  401  200  200  200  200  200  200
  private             401  401  404  200  200  200  200  200
GET /api/groups/[group]/posts
  open                401  401  200  200  200  200  200  200
  private             401  401  404  200  200  200  200  200
POST /api/groups/[group]/posts
  open                401  401  403  403  201  403  201  201
  private             401  401  404  403  201  403  201  201
  open everybody      401  401  201  201  201  201  201  201
  private everybody   401  401  404  201  201  201  201  201
GET /api/groups/[group]/posts/[post]
  open published      401  401  200  200  200  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200
PUT /api/groups/[group]/posts/[post]
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200
DELETE /api/groups/[group]/posts/[post]
  open published      401  401  403  403  403  204  204  204
  open draft          401  401  404  404  404  204  204  204
  private published   401  401  404  403  403  204  204  204
  private draft       401  401  404  404  404  204  204  204
POST /api/groups/[group]/posts/[post]/copy
  open published      401  401  403  403  201  403  201  201
  open draft          401  401  404  404  404  403  201  201
  open everybody      401  401  201  201  201  201  201  201
  private published   401  401  404  403  201  403  201  201
  private draft       401  401  404  404  404  403  201  201
  private everybody   401  401  404  201  201  201  201  201
GET /api/groups/[group]/posts/[post]/analytics
  open published      401  401  403  403  403  403  200  200
  open draft          401  401  404  404  404  403  200  200
  private published   401  401  404  403  403  403  200  200
  private draft       401  401  404  404  404  403  200  200
POST /api/groups/[group]/posts/[post]/reactions
  open published      401  401  200  200  200  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200
DELETE /api/groups/[group]/posts/[post]/reactions/[type]
  open published      401  401  200  200  200  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200

POST /api/groups/[group]/posts/[post]/confirmation
  open published      401  401  200  200  200  409  200  200
  open draft          401  401  404  404  404  409  409  409
  private published   401  401  404  200  200  409  200  409
  private draft       401  401  404  404  404  409  409  409
GET /api/groups/[group]/posts/[post]/confirmations
  open published      401  401  403  403  403  403  200  200
  open draft          401  401  404  404  404  403  200  200
  private published   401  401  404  403  403  403  200  200
  private draft       401  401  404  404  404  403  200  200
GET /api/groups/[group]/posts/[post]/confirmations/csv
  open published      401  401  403  403  403  403  200  200
  open draft          401  401  404  404  404  403  200  200
  private published   401  401  404  403  403  403  200  200
  private draft       401  401  404  404  404  403  200  200
PUT /api/groups/[group]/posts/[post]/rsvp
  open published      401  401  409  409  409  409  409  409
  open draft          401  401  404  404  404  409  409  409
  private published   401  401  404  409  409  409  409  409
  private draft       401  401  404  404  404  409  409  409
DELETE /api/groups/[group]/posts/[post]/rsvp
  open published      401  401  409  409  409  409  409  409
  open draft          401  401  404  404  404  409  409  409
  private published   401  401  404  409  409  409  409  409
  private draft       401  401  404  404  404  409  409  409
POST /api/groups/[group]/posts/[post]/follow
  open published      401  401  200  200  200  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200
DELETE /api/groups/[group]/posts/[post]/follow
  open published      401  401  200  200  200  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200

GET /api/groups/[group]/posts/[post]/comments
  open published      401  401  200  200  200  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200
POST /api/groups/[group]/posts/[post]/comments
  open published      401  401  201  201  201  201  201  201
  open draft          401  401  404  404  404  201  201  201
  private published   401  401  404  201  201  201  201  201
  private draft       401  401  404  404  404  201  201  201
PUT /api/groups/[group]/posts/[post]/comments/[id]
  open published      401  401  403  200  403  403  403  403
  open draft          401  401  404  404  404  403  403  403
  private published   401  401  404  200  403  403  403  403
  private draft       401  401  404  404  404  403  403  403
DELETE /api/groups/[group]/posts/[post]/comments/[id]
  open published      401  401  403  204  403  403  204  204
  open draft          401  401  404  404  404  403  204  204
  private published   401  401  404  204  403  403  204  204
  private draft       401  401  404  404  404  403  204  204

GET /api/groups/[group]/posts/[post]/share
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200
POST /api/groups/[group]/posts/[post]/share
  open published      401  401  403  403  403  201  201  201
  open draft          401  401  404  404  404  201  201  201
  private published   401  401  404  403  403  201  201  201
  private draft       401  401  404  404  404  201  201  201
DELETE /api/groups/[group]/posts/[post]/share/[id]
  open published      401  401  403  403  403  204  204  204
  open draft          401  401  404  404  404  204  204  204
  private published   401  401  404  403  403  204  204  204
  private draft       401  401  404  404  404  204  204  204

GET /api/groups/[group]/posts/[post]/working-copy
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200
PUT /api/groups/[group]/posts/[post]/working-copy
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200
DELETE /api/groups/[group]/posts/[post]/working-copy
  open published      401  401  403  403  403  204  204  204
  open draft          401  401  404  404  404  204  204  204
  private published   401  401  404  403  403  204  204  204
  private draft       401  401  404  404  404  204  204  204
POST /api/groups/[group]/posts/[post]/editing
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200
DELETE /api/groups/[group]/posts/[post]/editing
  open published      401  401  403  403  403  204  204  204
  open draft          401  401  404  404  404  204  204  204
  private published   401  401  404  403  403  204  204  204
  private draft       401  401  404  404  404  204  204  204
GET /api/groups/[group]/posts/[post]/revisions
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200
GET /api/groups/[group]/posts/[post]/revisions/[id]
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200
POST /api/groups/[group]/posts/[post]/revisions/[id]/restore
  open published      401  401  403  403  403  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  403  403  200  200  200
  private draft       401  401  404  404  404  200  200  200

GET /api/groups/[group]/trash
  open                401  401  200  200  200  200  200  200
  private             401  401  404  200  200  200  200  200
POST /api/groups/[group]/trash/[post]/restore
  open published      401  401  404  404  404  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  404  404  200  200  200
  private draft       401  401  404  404  404  200  200  200

GET /api/people
  any                 401  401  200  200  200  200  200  200
POST /api/people/contact-list
  any                 401  401  403  403  403  403  403  201
GET /api/people/contact-list/[list]
  any                 401  401  200  200  200  200  200  200
PUT /api/people/contact-list/[list]
  any                 401  401  403  403  403  403  403  200
DELETE /api/people/contact-list/[list]
  any                 401  401  403  403  403  403  403  204
POST /api/people/contact-list/[list]/contact
  any                 401  401  403  403  403  403  403  201
GET /api/people/contact-list/[list]/contact/[contact]
  any                 401  401  200  200  200  200  200  200
GET /api/people/contact-list/[list]/contact/[contact]/vcard
  any                 401  401  200  200  200  200  200  200
PUT /api/people/contact-list/[list]/contact/[contact]
  any                 401  401  403  403  403  403  403  200
DELETE /api/people/contact-list/[list]/contact/[contact]
  any                 401  401  403  403  403  403  403  204

GET /api/search/posts
  any                 401  401  200  200  200  200  200  200
GET /api/search/people
  any                 401  401  200  200  200  200  200  200
GET /api/openapi.json
  any                 200  200  200  200  200  200  200  200

PAGE /login
  any                 200  200 home home home home home home
PAGE /login/forgot
  any                 200  200 home home home home home home
PAGE /login/reset
  any                 200  200  200  200  200  200  200  200
PAGE /invite/[token]
  any                 200  200  200  200  200  200  200  200
PAGE /setup
  any                 404  404  404  404  404  404  404  404
PAGE /api-docs
  any                 200  200  200  200  200  200  200  200
PAGE /
  any               login login 200  200  200  200  200  200
PAGE /search
  any               login login 200  200  200  200  200  200
PAGE /people
  any               login login 200  200  200  200  200  200
PAGE /people/external
  any               login login 200  200  200  200  200  200
PAGE /people/list/[list]
  any               login login 200  200  200  200  200  200
PAGE /people/list/[list]/contact/[contact]
  any               login login 200  200  200  200  200  200
PAGE /profile/[user]
  any               login login 200  200  200  200  200  200
PAGE /profile/[user]/edit
  any               login login home home home home home 200
PAGE /profile/change-password
  any               login login 200  200  200  200  200  200
PAGE /notifications
  any               login login 200  200  200  200  200  200
PAGE /unsubscribe/[token]
  any                 200  200  200  200  200  200  200  200
PAGE /profile/notifications
  any               login login 200  200  200  200  200  200
PAGE /profile/posts
  any               login login 200  200  200  200  200  200
PAGE /groups
  any               login login 200  200  200  200  200  200
PAGE /groups/new
  any               login login 200  200  200  200  200  200
PAGE /groups/[group]
  open              login login 200  200  200  200  200  200
  private           login login 404  200  200  200  200  200
PAGE /groups/[group]/edit
  open              login login home home home home  200  200
  private           login login 404  home home home  200  200
PAGE /groups/[group]/category/[category]
  open              login login 200  200  200  200  200  200
  private           login login 404  200  200  200  200  200
PAGE /groups/[group]/[post]
  open published    login login 200  200  200  200  200  200
  open draft        login login 404  404  404  200  200  200
  private published login login 404  200  200  200  200  200
  private draft     login login 404  404  404  200  200  200
PAGE /groups/[group]/category/[category]/[post]
  open published    login login 200  200  200  200  200  200
  open draft        login login 404  404  404  200  200  200
  private published login login 404  200  200  200  200  200
  private draft     login login 404  404  404  200  200  200
PAGE /groups/[group]/new-post
  open              login login home home  200 home  200  200
  private           login login 404  home  200 home  200  200
  open everybody    login login 200  200  200  200  200  200
  private everybody login login 404  200  200  200  200  200
PAGE /groups/[group]/category/[category]/new-post
  open              login login home home  200 home  200  200
  private           login login 404  home  200 home  200  200
PAGE /groups/[group]/[post]/edit
  open published    login login home home home  200  200  200
  open draft        login login 404  404  404  200  200  200
  private published login login 404  home home  200  200  200
  private draft     login login 404  404  404  200  200  200
PAGE /groups/[group]/[post]/revisions
  open published    login login home home home  200  200  200
  open draft        login login 404  404  404  200  200  200
  private published login login 404  home home  200  200  200
  private draft     login login 404  404  404  200  200  200
PAGE /groups/[group]/trash
  open              login login 200  200  200  200  200  200
  private           login login 404  200  200  200  200  200
PAGE /groups/[group]/category/[category]/[post]/edit
  open published    login login home home home  200  200  200
  open draft        login login 404  404  404  200  200  200
  private published login login 404  home home  200  200  200
  private draft     login login 404  404  404  200  200  200
GET /groups/[group]/[post]/download-ics
  open published    login login 404  404  404  404  404  404
  private published login login 404  404  404  404  404  404

PAGE /settings
  any               login login home home home home home 200
PAGE /settings/users
  any               login login home home home home home 200
PAGE /settings/audit
  any               login login home home home home home 200
PAGE /settings/jobs
  any               login login home home home home home 200
PAGE /settings/users/invite
  any               login login home home home home home 200
PAGE /settings/sso
  any               login login home home home home home 200
PAGE /settings/menu
  any               login login home home home home home 200
PAGE /settings/login
  any               login login home home home home home 200

GET /api/media/list
  any                 401  401  200  200  200  200  200  200
GET /api/get-venues
  any                 401  401  200  200  200  200  200  200
GET /api/venues/map
  any                 401  401  200  200  200  200  200  200
GET /api/media/unsplash
  any                 401  401  200  200  200  200  200  200
POST /api/media/unsplash
  any                 401  401  201  201  201  201  201  201
GET /api/media/stock/[id]
  any                 401  401  200  200  200  200  200  200
POST /api/media/handle
  any                 401  401  200  200  200  200  200  200
POST /api/media/logo
  any                 401  401  403  403  403  403  403  422
POST /api/media/avatar/[id]
  any                 401  401  403  403  403  403  403  422
GET /api/groups/[group]/download
  open published      401  401  404  404  404  404  404  404
  private published   401  401  404  404  404  404  404  404
POST /api/groups/[group]/posts/[post]/file
  open published      401  401  403  403  403  422  422  422
  open draft          401  401  404  404  404  422  422  422
  private published   401  401  404  403  403  422  422  422
  private draft       401  401  404  404  404  422  422  422
POST /api/media/create/post
  open                401  401  403  403  422  403  422  422
  private             401  401  404  403  422  403  422  422
POST /api/uploads
  any                 401  401  201  201  201  201  201  201
HEAD /api/uploads/[id]
  any                 401  401  404  404  404  200  404  404
PATCH /api/uploads/[id]
  any                 401  401  404  404  404  204  404  404
DELETE /api/uploads/[id]
  any                 401  401  404  404  404  204  404  404
POST /api/uploads/[id]/finish
  any                 401  401  404  404  404  409  404  404
GET /api/media/file/[key]
  open published      401  401  200  200  200  200  200  200
  open draft          401  401  404  404  404  200  200  200
  private published   401  401  404  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200
HEAD /api/media/file/[key]
  open published      401  401  200  200  200  200  200  200
  private draft       401  401  404  404  404  200  200  200

PAGE /public/[post]/[token]
  open published      200  200  200  200  200  200  200  200
  open draft          404  404  404  404  404  404  404  404
  private draft       404  404  404  404  404  404  404  404
GET /api/public/[token]/media/[key]
  open published      200  200  200  200  200  200  200  200
  open draft          404  404  404  404  404  404  404  404
  private published   200  200  200  200  200  200  200  200
HEAD /api/public/[token]/media/[key]
  private published   200  200  200  200  200  200  200  200
  private draft       404  404  404  404  404  404  404  404
`;
