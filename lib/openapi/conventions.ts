/** What holds for every call, and what the contract left open: the front page of the document. */
export const conventions = `
The API of this team's intranet. Its pages are made from the same answers.

## Signing in without a browser

\`GET /api/auth/csrf\`, then \`POST /api/auth/callback/credentials\` with \`csrfToken\`, \`email\` and \`password\`; keep
the cookies. \`GET /api/csrf\` then gives the token that every unsafe call sends as \`X-CSRF-TOKEN\`.

## Requests

- Bodies are JSON in UTF-8, at most 1 MB and 100 levels deep; an empty body counts as \`{}\`.
- Fields that are unknown or read-only are ignored. In a \`PUT\`, fields that are not sent stay.
- Flags are answered as 0 or 1 where the schema says so; 0, 1, true and false are accepted.
- A trailing slash changes nothing and never redirects.
- Groups, posts, categories and folders are named by slug or id in a path, and a slug goes first. In a body a person,
  group or post is named by its id, the digits of its id, or an object with an \`id\`.

## Answers

- Dates are \`yyyy-MM-dd HH:mm:ss\`, 24 hours, UTC. What is no such date is 422.
- Pages count from 0: \`{ data, current_page, last_page, per_page, total }\`. An empty list has \`last_page\` 0; a page past
  the end is an empty \`data\`; a \`page\` that is no whole number from 0 is 422.
- Every error has the same shape (\`Error\`). What is hidden from you is answered exactly like what does not exist: 404.
- HTML in answers has been sanitised and can be shown as it is.

## Two people at once

Posts, categories, groups, contacts, contact lists and the account carry a \`version\`, which is also their \`ETag\`. Send it back as \`If-Match\` and a
write that would undo somebody else's is refused: 409, code \`stale\`, with the entity as it is now under \`current\`. A
write without \`If-Match\` is accepted.

## Sending again

A \`POST\` with an \`Idempotency-Key\` is carried out once in 24 hours a person; the same key gets the first answer again, as
long as you can see what it tells of. Who asks while the first request runs gets its answer, after at most 10 seconds. A key
that was used for another path, or whose first request runs longer, is 409. A failed request frees its key; beginning an
upload is not kept. Adding a reaction twice, or deleting a reaction or a share link twice, needs no key: it changes nothing.
`.trim();
