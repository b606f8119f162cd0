import { z } from 'zod';
import type { Domain } from '@/lib/openapi/operation';
import { paged } from '@/lib/paging';
import {
  contact,
  contactList,
  createContactInput,
  createContactListInput,
  peopleQuery,
  person,
  updateContactInput,
  updateContactListInput,
} from '@/lib/people/schema';

export const peopleDomain: Domain = {
  tag: 'People directory',
  description: 'Staff and contacts outside the team. Contact lists and contacts are kept by team admins.',
  operations: {
    listPeople: {
      call: 'GET /api/people',
      summary: 'List people',
      description:
        'By name, pages of 24: everybody, or `list` staff, external or the id of a contact list. `query` looks into names, titles, the fields of contacts, and addresses where they are shown.',
      query: peopleQuery,
      answer: paged(person),
      errors: [404],
    },
    createContactList: {
      call: 'POST /api/people/contact-list',
      summary: 'Create a contact list',
      description:
        'Labels are unique in a list, whatever their case. Those that every object has, such as constructor, are refused.',
      body: createContactListInput,
      status: 201,
      answer: contactList,
    },
    getContactList: {
      call: 'GET /api/people/contact-list/{list}',
      summary: 'Get a contact list',
      answer: contactList,
    },
    updateContactList: {
      call: 'PUT /api/people/contact-list/{list}',
      summary: 'Change a contact list',
      description:
        "`was` names a field's old label, so that its values stay. The values of a field that is gone go with it.",
      body: updateContactListInput,
      answer: contactList,
      ifMatch: true,
    },
    deleteContactList: {
      call: 'DELETE /api/people/contact-list/{list}',
      summary: 'Delete a contact list with its contacts',
      ifMatch: true,
    },
    createContact: {
      call: 'POST /api/people/contact-list/{list}/contact',
      summary: 'Create a contact',
      description:
        'Values are checked by the type of their field; yes_no takes yes, no and booleans. A label that the list lacks: 422. Empty values are left out.',
      body: createContactInput,
      status: 201,
      answer: contact,
    },
    getContact: {
      call: 'GET /api/people/contact-list/{list}/contact/{contact}',
      summary: 'Get a contact',
      answer: contact,
    },
    getContactCard: {
      call: 'GET /api/people/contact-list/{list}/contact/{contact}/vcard',
      summary: 'Download a contact as a vCard',
      answer: z.string(),
      answerType: 'text/vcard',
    },
    updateContact: {
      call: 'PUT /api/people/contact-list/{list}/contact/{contact}',
      summary: 'Change a contact',
      description: 'Fields that are not sent stay; an empty one is taken out.',
      body: updateContactInput,
      answer: contact,
      ifMatch: true,
    },
    deleteContact: {
      call: 'DELETE /api/people/contact-list/{list}/contact/{contact}',
      summary: 'Delete a contact',
      ifMatch: true,
    },
  },
};
