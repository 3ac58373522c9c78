-- site: the questions of the landing page

create table faqs (
  id uuid primary key,
  position int not null,
  question text not null,
  answer text not null
);
